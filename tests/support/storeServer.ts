import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { answerApi } from '../../api/_local/blobStore/api';
import { runFunction } from '../../api/_local/blobStore/functionMount';
import { MEDIA, serveMedia } from '../../api/_local/blobStore/media';
import { BlobStore } from '../../api/_local/blobStore/store';

/** Serves a store at the root, its files under /media/ and the function under /api/. */
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

/** Starts a server on a free port. */
export async function listen(server: Server): Promise<string> {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

export function close(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((done) => server.close(() => done()));
}
