import { createServer } from 'node:http';
import { brotliCompressSync, constants } from 'node:zlib';
import { close, listen } from '../support/site/listen';

/** What a browser has requested through a proxy. */
export interface Wire {
  origin: string;
  /** Bytes of the bodies as sent, and the paths, in the order of the requests. */
  sent: { path: string; bytes: number; status: number }[];
  close: () => Promise<void>;
}

const COMPRESSED = /^text\/|javascript|json|svg|xml|manifest/;

/** Files are compressed once, because a first visit of another page requests most of them again. */
const bodies = new Map<string, Buffer>();

function compress(body: Buffer): Buffer {
  const key = body.toString('latin1');
  const compressed =
    bodies.get(key) ??
    brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
  bodies.set(key, compressed);
  return compressed;
}

/** Serves a site as Vercel sends it (Brotli), and counts what it sends. */
export async function onTheWire(site: string): Promise<Wire> {
  const sent: Wire['sent'] = [];
  const server = createServer(async (request, response) => {
    const path = request.url ?? '/';
    const { host: _host, connection: _connection, ...headers } = request.headers;
    try {
      const answer = await fetch(site + path, {
        method: request.method ?? 'GET',
        headers: { ...headers, 'accept-encoding': 'identity' } as unknown as Record<string, string>,
        redirect: 'manual',
      });
      const plain = Buffer.from(await answer.arrayBuffer());
      const compressible =
        plain.length > 0 && COMPRESSED.test(answer.headers.get('content-type') ?? '');
      const body = compressible ? compress(plain) : plain;
      const answered = new Headers(answer.headers);
      for (const name of ['content-length', 'transfer-encoding', 'connection', 'keep-alive'])
        answered.delete(name);
      if (compressible) answered.set('content-encoding', 'br');
      sent.push({ path, bytes: body.length, status: answer.status });
      response.writeHead(answer.status, Object.fromEntries(answered));
      response.end(body);
    } catch {
      response.destroy();
    }
  });
  return { origin: await listen(server), sent, close: () => close(server) };
}
