import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Settings of a hosted project's GoTrue, by the names that the Management API gives them. */
export type AuthSettings = Record<string, string | number | boolean>;

export interface ManagementApi {
  /** Its address, without a slash at the end. */
  url: string;
  /** The bodies of `PATCH …/config/auth`, in order. */
  changes: AuthSettings[];
  /** The project's settings, with those changes. */
  settings: AuthSettings;
  close: () => Promise<void>;
}

/**
 * The part of api.supabase.com that `supabase config push` asks, for one project with the given
 * settings, on a free port. It answers a change with no more than was sent; the CLI wants the whole
 * configuration back and therefore ends with an error after the last change.
 */
export async function startManagementApi(before: AuthSettings): Promise<ManagementApi> {
  const changes: AuthSettings[] = [];
  const settings = { ...before };
  const server = createServer(async (request, response) => {
    const { method = '', url = '' } = request;
    let answer: object = {};
    if (url.endsWith('/billing/addons')) answer = { selected_addons: [], available_addons: [] };
    if (url.startsWith('/v2/')) answer = { data: { attributes: { auth: settings } } };
    if (method === 'PATCH' && url.endsWith('/config/auth')) {
      answer = JSON.parse(await bodyOf(request));
      changes.push(answer as AuthSettings);
      Object.assign(settings, answer);
    }
    response.setHeader('Content-Type', 'application/json');
    response.end(JSON.stringify(answer));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    changes,
    settings,
    close: () =>
      new Promise((resolve, reject) => {
        server.close((error) => (error ? reject(error) : resolve()));
        server.closeAllConnections();
      }),
  };
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}
