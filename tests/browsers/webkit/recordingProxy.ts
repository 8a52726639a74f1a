import { readFileSync } from 'node:fs';
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { close, listen } from '../../support/site/listen';

const RECORDER_PATH = '/recorder.js';
const RECORDER = readFileSync(new URL('recorder.js', import.meta.url));

const isHtml = ({ headers }: IncomingMessage): boolean =>
  headers['content-type']?.startsWith('text/html') ?? false;

/** Forwards a response; HTML gets the recorder as its first script. */
async function pass(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
  const { 'content-length': length, ...others } = incoming.headers;
  const html = isHtml(incoming);
  response.writeHead(incoming.statusCode ?? 502, html ? others : incoming.headers);
  if (!html) return void incoming.pipe(response);
  response.end(
    (await text(incoming)).replace('<head>', `<head><script src="${RECORDER_PATH}"></script>`),
  );
}

/**
 * Serves the site at another URL, with recorder.js in every document.
 * @param site URL of the site, without a trailing slash
 * @returns the URL, without a trailing slash
 */
export async function startRecordingProxy(
  site: string,
): Promise<{ url: string; close: () => Promise<void> }> {
  const agent = new Agent({ keepAlive: false });
  const server = createServer((incoming, response) => {
    if (incoming.url === RECORDER_PATH) {
      response.writeHead(200, { 'content-type': 'text/javascript' });
      response.end(RECORDER);
      return;
    }
    const headers = { ...incoming.headers, 'accept-encoding': 'identity' };
    const { method } = incoming;
    const outgoing = request(
      `${site}${incoming.url}`,
      { method, headers, agent },
      (upstreamResponse) => {
        void pass(upstreamResponse, response);
      },
    );
    outgoing.on('error', () => response.destroy());
    incoming.pipe(outgoing);
  });
  // Connections are not reused, because the page would see a failed request if one side closed a
  // connection while the other sends.
  server.keepAliveTimeout = 0;
  const origin = await listen(server);
  return {
    url: origin.replace('127.0.0.1', 'localhost'),
    close: () => close(server),
  };
}
