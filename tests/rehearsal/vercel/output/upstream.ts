import { type IncomingMessage, type ServerResponse, request as send } from 'node:http';

/** Local origins by the host that they stand in for; an origin may be followed by a path. */
export type Upstreams = Record<string, string>;

/**
 * Passes a request on to what stands in for another host, and its response back. The headers of the
 * response come before those of the routes, as with Vercel's own proxy.
 */
export function passOn(
  incoming: IncomingMessage,
  response: ServerResponse,
  url: string,
  upstreams: Upstreams,
): void {
  const { host, pathname, search } = new URL(url);
  const origin = upstreams[host];
  const fail = (reason: string): void => {
    if (response.headersSent) response.destroy();
    else response.writeHead(502, { 'content-type': 'text/plain' }).end(reason);
  };
  if (origin === undefined) {
    fail(`nothing stands in for ${host}`);
    return;
  }
  const target = new URL(`${origin}${pathname}${search}`);
  const headers = {
    ...incoming.headers,
    host: target.host,
    'x-forwarded-host': incoming.headers.host,
    'x-forwarded-proto': 'https',
    'x-forwarded-for': incoming.socket.remoteAddress,
    // The server compresses by itself.
    'accept-encoding': 'identity',
  };
  const outgoing = send(target, { method: incoming.method, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  outgoing.on('error', ({ message }) => fail(message));
  incoming.pipe(outgoing);
}
