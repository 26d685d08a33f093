// The pasted setup as an address carries it: after `#`, which no browser sends.

const HASH = '#setup=';

const through = (bytes: BlobPart, stream: CompressionStream | DecompressionStream): Response =>
  new Response(new Blob([bytes]).stream().pipeThrough(stream));

/** The hash of an address that carries a text, compressed. */
export async function setupHash(text: string): Promise<string> {
  const bytes = new Uint8Array(await through(text, new CompressionStream('deflate-raw')).arrayBuffer());
  const packed = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  return HASH + packed.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** The text that a hash carries; undefined if it carries none that can be read. */
export async function setupIn(hash: string): Promise<string | undefined> {
  if (!hash.startsWith(HASH)) return undefined;
  try {
    const packed = atob(hash.slice(HASH.length).replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(packed, (character) => character.charCodeAt(0));
    return await through(bytes, new DecompressionStream('deflate-raw')).text();
  } catch {
    return undefined;
  }
}
