import { createServer } from 'node:http';
import { answerApi } from '../../../api/_local/blobStore/api';
import { runFunction } from '../../../api/_local/blobStore/functionMount';
import { MEDIA, serveMedia } from '../../../api/_local/blobStore/media';
import { BlobStore } from '../../../api/_local/blobStore/store';
import { close, listen } from '../site/listen';

/** Serves the store's API at the root, its files under /media/ and the function under /api/. */
export async function serveStore(folder: string, token: string) {
  const store = new BlobStore(folder, token);
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://store');
    if (pathname.startsWith('/api/')) return void runFunction(request, response);
    if (pathname.startsWith(MEDIA)) return void serveMedia(store, request, response);
    void answerApi(store, pathname, request, response);
  });
  const url = await listen(server);
  return { store, url, close: () => close(server) };
}
