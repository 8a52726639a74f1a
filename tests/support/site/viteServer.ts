import { createServer, type PluginOption, type PreviewServer, type ViteDevServer } from 'vite';
import { keepConnections } from './listen';

/** Serves Vite plugins, without the site, on a free port of 127.0.0.1. */
export async function servePlugins(root: string, plugins: PluginOption[]): Promise<ViteDevServer> {
  const server = await createServer({
    configFile: false,
    root,
    appType: 'custom',
    logLevel: 'silent',
    // No file changes while it serves, and watching a large root is slow.
    server: { host: '127.0.0.1', port: 0, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    plugins,
  });
  const { httpServer } = server;
  if (httpServer && 'keepAliveTimeout' in httpServer) keepConnections(httpServer);
  return server.listen();
}

/** Returns the origin of a listening server, without a trailing slash. */
export function originOf({ httpServer }: ViteDevServer | PreviewServer): string {
  const address = httpServer?.address();
  if (!address || typeof address === 'string') throw new Error('the server has no port');
  return `http://127.0.0.1:${address.port}`;
}
