import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';

/**
 * Converts a web handler, such as that of api/blob.ts, to a request listener for Node's HTTP server, as
 * Vercel's runtime does. The listener sends the response once its body is complete.
 * @param fetch if it rejects, the listener rejects with the same error and sends nothing
 */
export const nodeHandler =
  (fetch: (request: Request) => Promise<Response>) =>
  async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
    const response = await fetch(toWebRequest(incoming));
    outgoing.writeHead(response.status, Object.fromEntries(response.headers));
    outgoing.end(Buffer.from(await response.arrayBuffer()));
    incoming.resume();
  };

const BODILESS = new Set(['GET', 'HEAD']);

function toWebRequest(request: IncomingMessage): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined) headers.set(name, String(value));
  }
  const { method = 'GET', url = '/' } = request;
  const body = BODILESS.has(method) ? null : (Readable.toWeb(request) as ReadableStream);
  const init: RequestInit & { duplex: 'half' } = { method, headers, body, duplex: 'half' };
  return new Request(new URL(url, 'http://localhost'), init);
}
