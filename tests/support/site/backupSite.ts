import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { answerApi } from '../../../api/_local/blobStore/api';
import { MEDIA, serveMedia } from '../../../api/_local/blobStore/media';
import { BlobStore } from '../../../api/_local/blobStore/store';
import { DEMO_ADMIN } from '../../../supabase/embedded';
import { startBackend } from '../database/backend';
import { close, listen } from './listen';

const API = '/blob-store';

/** Serves database, GoTrue, stored files and their API on one origin, as the deployed site does. */
export async function startBackupSite(storeName: string) {
  const backend = await startBackend();
  const folder = mkdtempSync(join(tmpdir(), 'embassy-backup-files-'));
  const blobToken = `vercel_blob_rw_${storeName}_onlyForThisTest`;
  const store = new BlobStore(folder, blobToken);
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://site');
    if (pathname.startsWith(MEDIA)) return serveMedia(store, request, response);
    if (pathname.startsWith(API)) {
      return answerApi(store, pathname.slice(API.length), request, response);
    }
    const { host: _, connection: __, ...headers } = request.headers;
    const body = ['GET', 'HEAD'].includes(request.method ?? '') ? {} : { body: request };
    const upstream = await fetch(backend.url + request.url, {
      method: request.method,
      headers: headers as Record<string, string>,
      ...body,
      duplex: 'half',
    } as unknown as RequestInit);
    response.writeHead(upstream.status, {
      'content-type': upstream.headers.get('content-type') ?? '',
    });
    response.end(Buffer.from(await upstream.arrayBuffer()));
  });
  const site = await listen(server);
  return {
    storeApi: site + API,
    access: { site, publishableKey: backend.publishableKey, blobToken, ...DEMO_ADMIN },
    admin: await backend.signIn(DEMO_ADMIN),
    close: async () => {
      await close(server);
      await backend.close();
      rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
    },
  };
}

export type BackupSite = Awaited<ReturnType<typeof startBackupSite>>;
