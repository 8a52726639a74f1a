import {
  createServer,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type RequestOptions,
  type Server,
  type ServerResponse,
  request as send,
} from 'node:http';
import type { AddressInfo } from 'node:net';

/** Starts a server on a free port and returns its origin. */
export async function listen(server: Server): Promise<string> {
  keepConnections(server);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/**
 * Lets no connection expire: a server whose process a database occupies for seconds closes a
 * connection just as `fetch` uses it again, which fails with ECONNRESET.
 */
export function keepConnections(server: { keepAliveTimeout: number }): void {
  server.keepAliveTimeout = 0;
}

export function close(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((done) => server.close(() => done()));
}

/** Returns a port of 127.0.0.1 on which nothing listens, for programs that cannot choose one. */
export async function freePort(): Promise<number> {
  const probe = createServer();
  const { port } = new URL(await listen(probe));
  await close(probe);
  return Number(port);
}

/**
 * Forwards a request to another server, and its response to the client, both unchanged but for some
 * headers.
 */
export function passOn(
  incoming: IncomingMessage,
  response: ServerResponse,
  target: RequestOptions,
  headers: OutgoingHttpHeaders,
): void {
  const { method } = incoming;
  // Without an agent, because a server may close an idle connection as it is used again.
  const options = { ...target, agent: false, method, headers: { ...incoming.headers, ...headers } };
  const outgoing = send(options, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  outgoing.on('error', ({ message }) => {
    if (response.headersSent) response.destroy();
    else response.writeHead(502, { 'content-type': 'text/plain' }).end(message);
  });
  incoming.pipe(outgoing);
}
