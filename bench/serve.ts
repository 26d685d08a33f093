import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import sirv from 'sirv';

/** Serves a built site with its compressed files; gives its address and a function that stops the server. */
export async function serve(folder: string): Promise<{address: string; stop: () => void}> {
  const handler = sirv(folder, {brotli: true, gzip: true, etag: true});
  const server = createServer((request, response) =>
    handler(request, response, () => void response.writeHead(404).end()),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, stop: () => server.close()};
}
