import {existsSync, readFileSync} from 'node:fs';
import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';

const TYPES: Readonly<Record<string, string>> = {'.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.svg': 'image/svg+xml', '.json': 'application/json'};

function fileOf(folder: string, address: string): string | undefined {
  const file = path.join(folder, path.normalize(new URL(address, 'http://localhost').pathname));
  return [path.extname(file) ? file : '', path.join(file, 'index.html')].find((candidate) => candidate !== '' && existsSync(candidate));
}

/** Serves a built site as a host with brotli would; gives its address and what stops it. */
export async function serve(folder: string): Promise<{address: string; stop: () => void}> {
  const packed = new Map<string, Buffer>();
  const server: Server = createServer((request, response) => {
    const file = fileOf(folder, request.url ?? '/');
    if (file === undefined) {
      response.writeHead(404).end();
      return;
    }
    if (!packed.has(file)) packed.set(file, brotliCompressSync(readFileSync(file)));
    response.writeHead(200, {'content-type': TYPES[path.extname(file)] ?? 'application/octet-stream', 'content-encoding': 'br'});
    response.end(packed.get(file));
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return {address: `http://localhost:${(server.address() as AddressInfo).port}`, stop: () => server.close()};
}
