import { createServer, type PluginOption, type PreviewServer, type ViteDevServer } from 'vite';

/** Serves plugins, without the site, on a free port of 127.0.0.1. */
export async function servePlugins(root: string, plugins: PluginOption[]): Promise<ViteDevServer> {
  const server = await createServer({
    configFile: false,
    root,
    appType: 'custom',
    logLevel: 'silent',
    // Nothing here changes while it is served, and the root may hold many files.
    server: { host: '127.0.0.1', port: 0, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    plugins,
  });
  return server.listen();
}

/** Origin of a server that listens, without a slash at the end. */
export function originOf({ httpServer }: ViteDevServer | PreviewServer): string {
  const address = httpServer?.address();
  if (!address || typeof address === 'string') throw new Error('the server has no port');
  return `http://127.0.0.1:${address.port}`;
}
