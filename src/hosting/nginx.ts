import type {HeaderRule} from './headers';

const variable = (header: string): string => `$header_${header.toLowerCase().replaceAll('-', '_')}`;
const pattern = (path: string): string =>
  `~^${path.replace(/[.+?()[\]{}^$|\\]/g, '\\$&').replace(/\*$/, '')}${path.endsWith('*') ? '' : '$'}`;

/** One header as a map from the path: nginx sends none that is empty. */
function headerMap(header: string, rules: readonly HeaderRule[]): string {
  const lines = rules
    .filter(({headers}) => header in headers)
    .map(({path, headers}) => `  "${pattern(path)}" "${headers[header]}";`);
  return [`map $uri ${variable(header)} {`, ...lines, '}'].join('\n');
}

/**
 * The site as nginx serves it, for its `http` block: the compressed files as they are, and these headers.
 * `brotli_static` is a module of its own (Debian: libnginx-mod-http-brotli-static).
 * @param rules the first is about every path below the site's base path
 * @param place what nginx listens on, `8080` or `127.0.0.1:8080`, and the folder of the host's root: the built site stands in
 *   it under its base path
 */
export function nginxSite(rules: readonly HeaderRule[], {listen, root}: {listen: string; root: string}): string {
  const base = rules[0]!.path.slice(0, -1);
  const headers = [...new Set(rules.flatMap(({headers}) => Object.keys(headers)))];
  return `${headers.map((header) => headerMap(header, rules)).join('\n')}
server {
  listen ${listen};
  root ${root};
  server_tokens off;
  charset utf-8;
  charset_types text/css text/plain text/xml text/markdown application/javascript application/json
    application/x-ndjson application/atom+xml;
  include /etc/nginx/mime.types;
  types {
    text/markdown md;
    application/x-ndjson jsonl;
  }
  gzip_static on;
  gzip_vary on;
  brotli_static on;
${headers.map((header) => `  add_header ${header} ${variable(header)} always;`).join('\n')}
  error_page 404 ${base}404.html;
  location / {
    try_files $uri \${uri}index.html $uri/index.html =404;
  }
  location = ${base}_headers {
    return 404;
  }
}
`;
}
