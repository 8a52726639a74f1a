import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';

/** Changes the HTML of a page between server and browser. */
type HtmlTransform = (html: string) => string;

/** Variants of each page, to compare what the script costs. */
const variants = {
  /** Unchanged. */
  site: (html) => html,
  /** The prerendered page without scripts. */
  still: (html) => html.replace(/<script\b[^>]*><\/script>|<link rel="modulepreload"[^>]*>/g, ''),
} satisfies Record<string, HtmlTransform>;

type Variant = keyof typeof variants;

/** Request headers that the site sends to the database. */
const ASKED_WITH = ['apikey', 'authorization', 'accept', 'accept-profile', 'prefer', 'range'];
/** Headers that no longer apply once the body has been decompressed. */
const UNPACKED = ['content-encoding', 'content-length', 'transfer-encoding', 'connection'];
const TEXT = /^text\/|javascript|json|svg|xml/;

function serve(site: string, change: HtmlTransform): Server {
  return createServer(async (request, response) => {
    const headers = ASKED_WITH.flatMap((name) => {
      const value = request.headers[name];
      return typeof value === 'string' ? [[name, value] as [string, string]] : [];
    });
    const { method } = request;
    const upstream = await fetch(site + request.url, { method, headers, redirect: 'manual' });
    const type = upstream.headers.get('content-type') ?? '';
    for (const [name, value] of upstream.headers) {
      if (!UNPACKED.includes(name)) response.setHeader(name, value);
    }
    const body = Buffer.from(await upstream.arrayBuffer());
    const sent = type.startsWith('text/html') ? Buffer.from(change(body.toString())) : body;
    if (TEXT.test(type)) response.setHeader('content-encoding', 'gzip');
    response.writeHead(upstream.status).end(TEXT.test(type) ? gzipSync(sent) : sent);
  });
}

/**
 * Serves the site in every variant through the same proxy. Returns their origins and a function
 * that ends it.
 */
export async function serveVariants(site: string) {
  const open = Object.entries(variants).map(async ([name, change]) => {
    const server = serve(site, change);
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
    const { port } = server.address() as AddressInfo;
    return { name: name as Variant, server, address: `http://localhost:${port}` };
  });
  const all = await Promise.all(open);
  return {
    addresses: Object.fromEntries(all.map(({ name, address }) => [name, address])) as Record<
      Variant,
      string
    >,
    close: () => {
      for (const { server } of all) server.close();
    },
  };
}
