import type { Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';

/** Files of the build that are kept on the reader's device from the first visit on. */
export type Keep = (files: string[]) => void;

/** Pages are known by their addresses (`cleanUrls` on Vercel), not by the names of their files. */
const addressOf = (file: string): string => `/${file.replace(/(?:^index)?\.html$/, '')}`;

const DAY_S = 86_400;

/** What was read once is kept for when there is no connection; the staff area never is. */
const asVisited = [
  {
    urlPattern: ({ request, url }: { request: Request; url: URL }) =>
      request.mode === 'navigate' && !/^\/admin(\/|$)/.test(url.pathname),
    handler: 'NetworkFirst' as const,
    options: {
      cacheName: 'pages',
      expiration: { maxEntries: 60 },
      precacheFallback: { fallbackURL: '/offline' },
    },
  },
  {
    urlPattern: ({ url, sameOrigin }: { url: URL; sameOrigin: boolean }) =>
      sameOrigin && /^\/(?:assets\/(?!staff\/)|scenes\/|media\/)/.test(url.pathname),
    handler: 'CacheFirst' as const,
    options: { cacheName: 'files', expiration: { maxEntries: 250, maxAgeSeconds: 30 * DAY_S } },
  },
  {
    // What visitors read of the database. Staff's requests carry a token.
    urlPattern: ({ request, url }: { request: Request; url: URL }) =>
      url.pathname.startsWith('/rest/v1/') && !request.headers.has('authorization'),
    handler: 'NetworkFirst' as const,
    options: { cacheName: 'news', expiration: { maxEntries: 60, maxAgeSeconds: 30 * DAY_S } },
  },
];

/**
 * The service worker and the web manifest. A release is kept as a whole, so that fees are never older
 * than the page around them, and takes the place of the one before when the reader agrees
 * (src/app/offline.ts).
 * @returns the plugins, and the function that tells which files to keep
 */
export function offline(): { plugins: Plugin[]; keep: Keep } {
  const kept = new Set<string>();
  const plugins = VitePWA({
    registerType: 'prompt',
    injectRegister: false,
    includeManifestIcons: false,
    manifest: {
      name: 'Embassy of the Republic of Kenya in the Russian Federation',
      short_name: 'Kenya Embassy',
      lang: 'en',
      start_url: '/',
      display: 'minimal-ui',
      background_color: '#faf6ef',
      theme_color: '#111111',
      icons: [192, 512].map((size) => ({
        src: `/icon-${size}.png`,
        sizes: `${size}x${size}`,
        type: 'image/png',
        purpose: 'any maskable',
      })),
    },
    workbox: {
      globPatterns: ['**/*.{html,js,css,woff2,svg}'],
      navigateFallback: null,
      // A question or a place on a page is the same page.
      ignoreURLParametersMatching: [/./],
      manifestTransforms: [
        (entries) => ({
          manifest: entries
            .filter(({ url }) => kept.has(url))
            .map((entry) => ({ ...entry, url: addressOf(entry.url) })),
        }),
      ],
      runtimeCaching: asVisited,
    },
  });
  return {
    plugins,
    keep: (files) => {
      for (const file of files) kept.add(file);
    },
  };
}
