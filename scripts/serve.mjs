// Serves the built site and prints the address of its front door. Arguments go to `docusaurus serve`.
import {spawn} from 'node:child_process';

const server = spawn('npx', ['docusaurus', 'serve', '--no-open', ...process.argv.slice(2)], {
  stdio: ['inherit', 'pipe', 'inherit'],
});
server.stdout.on('data', (chunk) => {
  process.stdout.write(chunk);
  const address = /https?:\/\/\S+/.exec(chunk.toString())?.[0];
  if (address) console.log(`The changelog: ${address.replace(/\/?$/, '/')}`);
});
server.on('exit', (code) => process.exit(code ?? 1));
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.on(signal, () => server.kill(signal));
