import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import { close, listen } from '../../support/site/listen';

/** Settings of a hosted project's GoTrue, with the names of the Management API. */
export type AuthSettings = Record<string, string | number | boolean>;

export interface ManagementApi {
  /** Base URL, without a trailing slash. */
  url: string;
  /** The bodies of `PATCH …/config/auth`, in order. */
  changes: AuthSettings[];
  /** The settings of the project after those changes. */
  settings: AuthSettings;
  close: () => Promise<void>;
}

/**
 * Mocks the part of api.supabase.com that `supabase config push` requests, for one project on a
 * free port. It responds to a change with the changed settings alone; the CLI expects the whole
 * configuration and therefore exits with an error after the last change.
 */
export async function startManagementApi(before: AuthSettings): Promise<ManagementApi> {
  const changes: AuthSettings[] = [];
  const settings = { ...before };
  const server = createServer(async (request, response) => {
    const { method = '', url = '' } = request;
    let body: object = {};
    if (url.endsWith('/billing/addons')) body = { selected_addons: [], available_addons: [] };
    if (url.startsWith('/v2/')) body = { data: { attributes: { auth: settings } } };
    if (method === 'PATCH' && url.endsWith('/config/auth')) {
      const change = (await json(request)) as AuthSettings;
      body = change;
      changes.push(change);
      Object.assign(settings, change);
    }
    response.setHeader('Content-Type', 'application/json');
    response.end(JSON.stringify(body));
  });
  const url = await listen(server);
  return { url, changes, settings, close: () => close(server) };
}
