import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import config from '../../docusaurus.config';
import {siteHeaders} from '../../src/hosting/files';
import {headersFile} from '../../src/hosting/headers';
import {nginxSite} from '../../src/hosting/nginx';

const BUILD = path.join(__dirname, '../../build');

it('nginx gets every header that `_headers` gives to other hosts', async () => {
  const rules = await siteHeaders(BUILD, config.baseUrl);
  expect(headersFile(rules)).toBe(readFileSync(path.join(BUILD, '_headers'), 'utf8'));
  const site = nginxSite(rules, {listen: '8080', root: '/srv/www'});
  for (const value of new Set(rules.flatMap(({headers}) => Object.values(headers)))) expect(site).toContain(value);
});
