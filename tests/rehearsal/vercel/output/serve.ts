import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import compression from 'compression';
import { nodeHandler } from '../../../../api/_local/nodeHandler.ts';
import { close, listen } from '../../../support/listen.ts';
import { readOutput } from './config.ts';
import { loadFunction } from './loadFunction.ts';
import { type Answer, route } from './route.ts';
import { sendFile } from './sendFile.ts';
import { passOn, type Upstreams } from './upstream.ts';

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** Vercel's page for errors without a page of the site, less the id of the request. */
const bareError = (response: ServerResponse, status: number): void => {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' });
  response.end('The page could not be found\n\nNOT_FOUND\n');
};

export interface ServeOptions {
  /** Folder of `vercel build` (buildOnVercel). */
  outputDir: string;
  /**
   * What stands in for the hosts of rewrites, such as
   * `{ 'abcdefgh.supabase.co': 'http://127.0.0.1:4000' }`.
   */
  upstreams: Upstreams;
}

/**
 * Serves the output of `vercel build` on a free port as Vercel does: its files, routes and headers,
 * compressed, with its functions in this process, which read process.env, and its 404 page.
 */
export async function serveVercelOutput({ outputDir, upstreams }: ServeOptions) {
  const output = readOutput(outputDir);
  const functions = new Map<string, Handler>();
  for (const name of output.functions.keys()) {
    const { fetch } = loadFunction(output, name);
    functions.set(name, nodeHandler(fetch));
  }
  const answer = (request: IncomingMessage, response: ServerResponse): void => {
    const chosen: Answer = route(output, request.url ?? '/');
    for (const [name, value] of Object.entries(chosen.headers)) response.setHeader(name, value);
    if (chosen.kind === 'file') sendFile(request, response, chosen.path, chosen.status);
    else if (chosen.kind === 'upstream') passOn(request, response, chosen.url, upstreams);
    else if (chosen.kind === 'function') void functions.get(chosen.name)?.(request, response);
    else if (chosen.status < 400) response.writeHead(chosen.status).end();
    else bareError(response, chosen.status);
  };
  const compress = compression();
  const server = createServer((request, response) => {
    compress(request as never, response as never, () => answer(request, response));
  });
  const url = await listen(server);
  // As `localhost`, the name by which the Blob SDK knows that uploads go over plain HTTP.
  return { url: url.replace('127.0.0.1', 'localhost'), close: () => close(server) };
}
