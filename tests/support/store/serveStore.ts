import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { answerApi } from '../../../local/blobStore/api';
import { MEDIA, serveMedia } from '../../../local/blobStore/media';
import { BlobStore } from '../../../local/blobStore/store';
import { close, listen } from '../site/listen';

/**
 * Serves a Blob store in a temporary folder: its API at the root, its files under /media/, and under /api/ the function
 * if there is one.
 */
export async function serveStore(token: string, runFunction?: RequestListener) {
  const folder = mkdtempSync(join(tmpdir(), 'embassy-files-'));
  const store = new BlobStore(folder, token);
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://store');
    if (runFunction && pathname.startsWith('/api/')) return void runFunction(request, response);
    if (pathname.startsWith(MEDIA)) return serveMedia(store, request, response);
    void answerApi(store, pathname, request, response);
  });
  return {
    url: await listen(server),
    close: async () => {
      await close(server);
      rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
    },
  };
}
