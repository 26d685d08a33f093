// Prints the nginx configuration of the built site: `npm run --silent nginx -- [--listen 8080] [--root /srv/www]`.
import {parseArgs} from 'node:util';
import config from '../docusaurus.config';
import {siteHeaders} from '../src/hosting/files';
import {nginxSite} from '../src/hosting/nginx';

async function main(): Promise<void> {
  const {values} = parseArgs({
    options: {listen: {type: 'string', default: '8080'}, root: {type: 'string', default: '/srv/www'}},
  });
  process.stdout.write(nginxSite(await siteHeaders('build', config.baseUrl), values));
}

void main();
