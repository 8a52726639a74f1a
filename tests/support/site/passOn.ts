import { type IncomingMessage, type ServerResponse, request as send } from 'node:http';

/** Local origins by the host that they replace; an origin may include a path. */
export type Upstreams = Record<string, string>;

/**
 * Forwards a request to the local origin of another host, and its response to the client. Headers
 * of the response override those of the routes, as in Vercel's proxy.
 */
export function passOn(
  incoming: IncomingMessage,
  response: ServerResponse,
  url: string,
  upstreams: Upstreams,
): void {
  const { host, pathname, search } = new URL(url);
  const target = new URL(`${upstreams[host]}${pathname}${search}`);
  const headers = {
    ...incoming.headers,
    host: target.host,
    'x-forwarded-host': incoming.headers.host,
    'x-forwarded-proto': 'https',
    'x-forwarded-for': incoming.socket.remoteAddress,
    // The server of the output compresses responses.
    'accept-encoding': 'identity',
  };
  const outgoing = send(target, { method: incoming.method, headers }, (upstreamResponse) => {
    response.writeHead(upstreamResponse.statusCode ?? 502, upstreamResponse.headers);
    upstreamResponse.pipe(response);
  });
  outgoing.on('error', ({ message }) => {
    if (response.headersSent) response.destroy();
    else response.writeHead(502, { 'content-type': 'text/plain' }).end(message);
  });
  incoming.pipe(outgoing);
}
