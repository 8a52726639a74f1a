import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Connect } from 'vite';
import { blobStore } from '../../../local/blobStore';
import { close, listen } from '../site/listen';

/**
 * Serves a Blob store in a temporary folder: its API at the root, its files under /media/. Every
 * page may call it, as the real API.
 * @param otherwise handles the requests that are not for the store
 */
export async function serveStore(
  token: string,
  otherwise: Connect.SimpleHandleFunction = (_request, response) => response.writeHead(204).end(),
) {
  const folder = mkdtempSync(join(tmpdir(), 'embassy-files-'));
  const store = blobStore(folder, token);
  const server = createServer((request, response) => {
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Access-Control-Allow-Methods', 'PUT, POST');
    response.setHeader('Access-Control-Allow-Headers', '*, Authorization');
    store(request, response, () => otherwise(request, response));
  });
  return {
    url: await listen(server),
    close: async () => {
      await close(server);
      rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
    },
  };
}
