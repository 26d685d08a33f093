// Serves a built site with nginx, set up as `npm run nginx` prints it: `tsx tests/hosts/nginx.ts [--listen
// 127.0.0.1:3210] [--folder build]`.
import {spawn, spawnSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';
import config from '../../docusaurus.config';
import {siteHeaders} from '../../src/hosting/files';
import {nginxSite} from '../../src/hosting/nginx';

async function main(): Promise<void> {
  const {values} = parseArgs({
    options: {listen: {type: 'string', default: '127.0.0.1:3210'}, folder: {type: 'string', default: 'build'}},
  });
  const rules = await siteHeaders(values.folder, config.baseUrl);
  const place = mkdtempSync(path.join(tmpdir(), 'changelog-nginx-'));
  const root = path.join(place, 'root');
  const base = path.join(root, rules[0]!.path.slice(0, -1));
  mkdirSync(path.dirname(base), {recursive: true});
  symlinkSync(path.resolve(values.folder), base.replace(/\/$/, ''));

  /** What a distribution's own `nginx.conf` says around a site, with nothing outside of `place`. */
  const around = `
daemon off;
pid ${place}/pid;
error_log stderr warn;
${process.getuid?.() === 0 ? 'user root;' : ''}
include /etc/nginx/modules-enabled/*.conf;
events { worker_connections 1024; }
http {
  access_log off;
  sendfile on;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${place}/${name};`).join(' ')}
  include ${place}/site.conf;
}
`;
  writeFileSync(path.join(place, 'site.conf'), nginxSite(rules, {listen: values.listen, root}));
  writeFileSync(path.join(place, 'nginx.conf'), around);

  const nginx = process.env.NGINX_PATH || 'nginx';
  const args = ['-e', 'stderr', '-c', path.join(place, 'nginx.conf')];
  const tried = spawnSync(nginx, ['-t', '-q', ...args], {stdio: 'inherit'});
  if (tried.error || tried.status !== 0) process.exit(1);
  const server = spawn(nginx, args, {stdio: 'inherit'});
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill('SIGQUIT'));
  server.on('exit', (code) => {
    rmSync(place, {recursive: true, force: true});
    process.exit(code ?? 1);
  });
}

void main();
