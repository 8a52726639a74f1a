import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

interface HeaderRule {
  source: string;
  headers: { key: string; value: string }[];
}

/** The rule of vercel.json for all paths; the others concern caching on the CDN. */
const headersForAll = (): HeaderRule['headers'] => {
  const config: { headers: HeaderRule[] } = JSON.parse(readFileSync('vercel.json', 'utf8'));
  return config.headers.find((rule) => rule.source === '/(.*)')?.headers ?? [];
};

/** Sends production's headers from `vite preview`, so that a policy violation shows before release. */
export const productionHeaders = (): Plugin => ({
  name: 'production-headers',
  configurePreviewServer(server) {
    const headers = headersForAll();
    server.middlewares.use((_request, response, next) => {
      for (const { key, value } of headers) response.setHeader(key, value);
      next();
    });
  },
});
