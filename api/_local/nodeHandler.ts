import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';

/** Makes a handler of Node's HTTP server from a web handler, as Vercel's runtime does. */
export const nodeHandler =
  (fetch: (request: Request) => Promise<Response>) =>
  async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const answer = await fetch(toWebRequest(request));
    response.writeHead(answer.status, Object.fromEntries(answer.headers));
    response.end(Buffer.from(await answer.arrayBuffer()));
    request.resume();
  };

const BODILESS = new Set(['GET', 'HEAD']);

function toWebRequest(request: IncomingMessage): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined) headers.set(name, String(value));
  }
  // As on Vercel: whatever the caller says of its own address is dropped.
  headers.set('x-real-ip', request.socket.remoteAddress ?? '');
  const { method = 'GET', url = '/' } = request;
  const body = BODILESS.has(method) ? null : (Readable.toWeb(request) as ReadableStream);
  const init: RequestInit & { duplex: 'half' } = { method, headers, body, duplex: 'half' };
  return new Request(new URL(url, 'http://localhost'), init);
}
