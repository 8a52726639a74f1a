import { readFileSync } from 'node:fs';
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { close, listen } from '../../support/listen';

const ADDRESS = '/recorder.js';
const RECORDER = readFileSync(new URL('recorder.js', import.meta.url));

const isHtml = ({ headers }: IncomingMessage): boolean =>
  headers['content-type']?.startsWith('text/html') ?? false;

/** Passes an answer on; HTML gets the recorder as its first script. */
async function pass(answer: IncomingMessage, response: ServerResponse): Promise<void> {
  const { 'content-length': length, ...others } = answer.headers;
  const html = isHtml(answer);
  response.writeHead(answer.statusCode ?? 502, html ? others : answer.headers);
  if (!html) return void answer.pipe(response);
  response.end((await text(answer)).replace('<head>', `<head><script src="${ADDRESS}"></script>`));
}

/**
 * Serves the site under an address of its own, with recorder.js in every document.
 * @param site address of the site, without a slash at the end
 * @returns the address, without a slash at the end
 */
export async function startRecordingProxy(
  site: string,
): Promise<{ url: string; close: () => Promise<void> }> {
  const agent = new Agent({ keepAlive: false });
  const server = createServer((incoming, response) => {
    if (incoming.url === ADDRESS) {
      response.writeHead(200, { 'content-type': 'text/javascript' });
      response.end(RECORDER);
      return;
    }
    const headers = { ...incoming.headers, 'accept-encoding': 'identity' };
    const { method } = incoming;
    const outgoing = request(`${site}${incoming.url}`, { method, headers, agent }, (answer) => {
      void pass(answer, response);
    });
    outgoing.on('error', () => response.destroy());
    incoming.pipe(outgoing);
  });
  // Neither side may close a connection while the other sends on it: the page would see a failed request.
  server.keepAliveTimeout = 0;
  const address = await listen(server);
  return {
    url: address.replace('127.0.0.1', 'localhost'),
    close: () => close(server),
  };
}
