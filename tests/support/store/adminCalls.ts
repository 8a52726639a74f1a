import { DEMO_ADMIN } from '../../../local/database/embedded';
import { type Client, startBackend } from '../database/backend';
import { call, pointAtDatabase, startStore } from './files';

/**
 * Starts database, file store and function together; `asAdmin` sends requests with the demo admin's
 * token.
 */
export async function startAdminCalls() {
  const backend = await startBackend();
  const store = await startStore();
  pointAtDatabase(backend.url, backend.publishableKey);
  const client: Client = await backend.signIn(DEMO_ADMIN);
  const { data } = await client.auth.getSession();
  const token = data.session?.access_token ?? '';
  return {
    backend,
    store,
    client,
    token,
    asAdmin: (method: string, path: string, body?: unknown) => call(method, path, { token, body }),
    close: async () => {
      await store.close();
      await backend.close();
    },
  };
}
