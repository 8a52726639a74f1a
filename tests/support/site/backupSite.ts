import { createServer } from 'node:http';
import { MEDIA } from '../../../api/_local/blobStore/media';
import { DEMO_ADMIN } from '../../../supabase/embedded';
import { passOn } from '../../rehearsal/vercel/output/upstream';
import { startBackend } from '../database/backend';
import { serveStore } from '../store/serveStore';
import { close, listen } from './listen';

/** Serves database, GoTrue and stored files on one origin, as the deployed site does; the store's API has another. */
export async function startBackupSite(storeName: string) {
  const backend = await startBackend();
  const blobToken = `vercel_blob_rw_${storeName}_onlyForThisTest`;
  const store = await serveStore(blobToken);
  const server = createServer((request, response) => {
    const origin = request.url?.startsWith(MEDIA) ? store.url : backend.url;
    passOn(request, response, `http://upstream${request.url}`, { upstream: origin });
  });
  const site = await listen(server);
  return {
    storeApi: store.url,
    access: { site, publishableKey: backend.publishableKey, blobToken, ...DEMO_ADMIN },
    admin: await backend.signIn(DEMO_ADMIN),
    close: async () => {
      await close(server);
      await store.close();
      await backend.close();
    },
  };
}

export type BackupSite = Awaited<ReturnType<typeof startBackupSite>>;
