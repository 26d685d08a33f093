// Prints the nginx configuration of the built site: `npm run --silent nginx -- [--listen 8080] [--root /srv/www]`.
import {readFileSync} from 'node:fs';
import {parseArgs} from 'node:util';
import {parseHeadersFile} from '../src/hosting/headers';
import {nginxSite} from '../src/hosting/nginx';

const {values} = parseArgs({
  options: {listen: {type: 'string', default: '8080'}, root: {type: 'string', default: '/srv/www'}},
});
process.stdout.write(nginxSite(parseHeadersFile(readFileSync('build/_headers', 'utf8')), values));
