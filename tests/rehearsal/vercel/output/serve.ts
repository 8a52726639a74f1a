import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import compression from 'compression';
import { nodeHandler } from '../../../../local/nodeHandler.ts';
import { close, listen } from '../../../support/site/listen.ts';
import { readOutput } from './config.ts';
import { loadFunction } from './loadFunction.ts';
import { type RouteResult, route } from './route.ts';
import { sendFile } from './sendFile.ts';
import { passOn, type Upstreams } from './upstream.ts';

/** The host of the address with which the output is built (tests/support/deployment.env). */
const SITE_HOST = 'embassy.example';

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** Vercel's response for errors without a page of the site, except for the request id. */
const bareError = (response: ServerResponse, status: number): void => {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' });
  response.end('The page could not be found\n\nNOT_FOUND\n');
};

export interface ServeOptions {
  /** Output folder of `vercel build` (buildOnVercel). */
  outputDir: string;
  /**
   * Local origins that replace the hosts of rewrites, such as `{ 'abcdefgh.supabase.co':
   * 'http://127.0.0.1:4000' }`.
   */
  upstreams: Upstreams;
}

/**
 * Serves the output of `vercel build` on a free port as Vercel does: files, routes, headers,
 * compression, the 404 page, and functions, which run in this process and read process.env.
 */
export async function serveVercelOutput({ outputDir, upstreams }: ServeOptions) {
  const output = readOutput(outputDir);
  const own: Upstreams = { ...upstreams };
  const functions = new Map<string, Handler>();
  for (const name of output.functions.keys()) {
    const { fetch } = loadFunction(output, name);
    functions.set(name, nodeHandler(fetch));
  }
  const respond = (request: IncomingMessage, response: ServerResponse): void => {
    const result: RouteResult = route(output, request.url ?? '/');
    for (const [name, value] of Object.entries(result.headers)) response.setHeader(name, value);
    if (result.kind === 'file') sendFile(request, response, result.path, result.status);
    else if (result.kind === 'upstream') passOn(request, response, result.url, own);
    else if (result.kind === 'function') void functions.get(result.name)?.(request, response);
    else if (result.status < 400) response.writeHead(result.status).end();
    else bareError(response, result.status);
  };
  const compress = compression();
  const server = createServer((request, response) => {
    compress(request as never, response as never, () => respond(request, response));
  });
  const url = await listen(server);
  // Rewrites to the address of the site itself.
  own[SITE_HOST] = url;
  // The Blob SDK allows uploads over plain HTTP only to `localhost`.
  return { url: url.replace('127.0.0.1', 'localhost'), close: () => close(server) };
}
