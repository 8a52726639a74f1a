import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';

/** Changes the HTML of a page on its way. */
type Change = (html: string) => string;

/** Ways to send the same page, so that what each part costs can be compared. */
const variants = {
  /** As it is. */
  site: (html) => html,
  /** The finished page without any script. */
  still: (html) => html.replace(/<script\b[^>]*><\/script>|<link rel="modulepreload"[^>]*>/g, ''),
  /** As before pages were finished: the script draws it. */
  empty: (html) => html.replace(/(<div id="root")[\s\S]*<\/div>(\s*<\/body>)/, '$1></div>$2'),
} satisfies Record<string, Change>;

type Variant = keyof typeof variants;

/** What the site asks the database with. */
const ASKED_WITH = ['apikey', 'authorization', 'accept', 'accept-profile', 'prefer', 'range'];
/** Headers that no longer hold once the body has been unpacked. */
const UNPACKED = ['content-encoding', 'content-length', 'transfer-encoding', 'connection'];
const TEXT = /^text\/|javascript|json|svg|xml/;

function serve(site: string, change: Change): Server {
  return createServer(async (request, response) => {
    const headers = ASKED_WITH.flatMap((name) => {
      const value = request.headers[name];
      return typeof value === 'string' ? [[name, value] as [string, string]] : [];
    });
    const { method } = request;
    const answer = await fetch(site + request.url, { method, headers, redirect: 'manual' });
    const type = answer.headers.get('content-type') ?? '';
    for (const [name, value] of answer.headers) {
      if (!UNPACKED.includes(name)) response.setHeader(name, value);
    }
    const body = Buffer.from(await answer.arrayBuffer());
    const sent = type.startsWith('text/html') ? Buffer.from(change(body.toString())) : body;
    if (TEXT.test(type)) response.setHeader('content-encoding', 'gzip');
    response.writeHead(answer.status).end(TEXT.test(type) ? gzipSync(sent) : sent);
  });
}

/** Serves the site in every variant, all by the same detour. Gives their addresses, and the end. */
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
