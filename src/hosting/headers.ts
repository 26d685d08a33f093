/** Response headers for the paths of a host that match; `*` at the end of a path stands for anything. */
export interface HeaderRule {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Named by a hash of their content: they never change under their names. */
const HASHED = 'assets/';

const IMMUTABLE = 'public, max-age=31536000, immutable';
/** Kept, but asked about before each use, so that a correction shows at once. */
const REVALIDATED = 'public, max-age=0, must-revalidate';

/** What no page here uses. */
const FEATURES = ['camera', 'display-capture', 'geolocation', 'microphone', 'payment', 'usb'];

/**
 * The response headers of the site. No two rules give one path the same header: hosts would join the values.
 * @param policy the pages' Content-Security-Policy
 * @param baseUrl `/` or `/base/`
 * @param names files and folders at the top of the built site, the folders with a slash at the end
 */
export function headerRules(policy: string, baseUrl: string, names: readonly string[]): HeaderRule[] {
  const everywhere = {
    // A page cannot say this of itself: only a header can.
    'Content-Security-Policy': `${policy}; frame-ancestors 'none'`,
    'X-Frame-Options': 'DENY',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': FEATURES.map((feature) => `${feature}=()`).join(', '),
  };
  const cached = ['', ...names].map((name) => ({
    path: baseUrl + (name.endsWith('/') ? `${name}*` : name),
    headers: {'Cache-Control': name === HASHED ? IMMUTABLE : REVALIDATED},
  }));
  return [{path: `${baseUrl}*`, headers: everywhere}, ...cached];
}

/** A `_headers` file, as Netlify, Cloudflare Pages and others read it. */
export function headersFile(rules: readonly HeaderRule[]): string {
  return rules
    .flatMap(({path, headers}) => [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)])
    .map((line) => `${line}\n`)
    .join('');
}
