import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv, type UserConfig } from 'vite';
import { configFor, vercelConfig } from './hosting/config.ts';
import { routesOf } from './hosting/routes.ts';
import { localFiles } from './local/blobStore/plugin.ts';
import { embeddedBackend } from './local/database/embedded.ts';
import { hosting } from './local/hosting.ts';
import { newsPages } from './local/newsPages.ts';
import { localUpstreams } from './local/upstreams.ts';

import { type BuiltSite, fetchSite, inlinedSite } from './src/prerender/fetchSite.ts';
import { buildServiceWorker } from './src/prerender/plugins/buildServiceWorker.ts';
import { checkEnv } from './src/prerender/plugins/checkEnv.ts';
import { downloadFiles } from './src/prerender/plugins/downloadFiles.ts';
import { pageTexts } from './src/prerender/plugins/pageTexts.ts';
import { staffFolder } from './src/prerender/plugins/staffFolder.ts';
import { typography } from './src/prerender/plugins/typography.ts';
import { prerender } from './src/prerender/writePages.ts';

/** Sets the key of the bundle to that of the function, so that a deployment has one variable for both. */
function copyPublishableKey(env: Record<string, string>): void {
  env.VITE_SUPABASE_PUBLISHABLE_KEY = env.SUPABASE_PUBLISHABLE_KEY ?? '';
  // Vite reads process.env again, after this file, for import.meta.env.
  process.env.VITE_SUPABASE_PUBLISHABLE_KEY = env.VITE_SUPABASE_PUBLISHABLE_KEY;
}

export default defineConfig(async ({ command, mode, isPreview }): Promise<UserConfig> => {
  // Only local runs have the embedded backend.
  const local = mode === 'development' || mode === 'demo';
  const env = loadEnv(mode, process.cwd(), ['VITE_', 'SUPABASE_', 'BLOB_']);
  const config = local ? configFor(localUpstreams) : vercelConfig(env);
  if (!local) copyPublishableKey(env);
  checkEnv(env);
  // Set once, so that the bundle and the prerendered pages have the same date.
  process.env.VITE_BUILT_ON ??= new Date().toISOString().slice(0, 10);
  if (command === 'build' && !local) {
    // Fetched once, because the build of the renderer reads this file again.
    process.env.BUILT_SITE ??= JSON.stringify(
      await fetchSite(env.SUPABASE_URL, env.SUPABASE_PUBLISHABLE_KEY),
    );
  }
  const built: BuiltSite = JSON.parse(process.env.BUILT_SITE ?? '{"facts":[],"alerts":[]}');
  Object.assign(process.env, inlinedSite(built));
  process.env.VITE_WITHOUT_NEWS = built.isUnreachable ? 'on' : '';
  const dataDir = process.env.EMBEDDED_DATA_DIR ?? (isPreview ? '.data/preview' : '.data/dev');
  const [hostingFirst, hostingLast] = hosting(routesOf(config));
  return {
    plugins: [
      react(),
      hostingFirst,
      downloadFiles(),
      typography(built.facts),
      pageTexts(built.facts),
      staffFolder(),
      prerender({
        databaseOrigin: local ? undefined : env.SUPABASE_URL,
        site: built,
        keepRenderer: local,
      }),
      buildServiceWorker(),
      local && newsPages(),
      local &&
        embeddedBackend({
          dataDir,
          publishableKey: env.VITE_SUPABASE_PUBLISHABLE_KEY ?? '',
        }),
      local && localFiles({ folder: `${dataDir}-files` }),
      hostingLast,
    ],
    resolve: {
      alias: [
        // The shim is for versions of React without useSyncExternalStore.
        { find: /^use-sync-external-store\/shim$/, replacement: 'react' },
        // Without warnings for developers, for which the package has no condition of its exports.
        ...(command === 'build'
          ? [
              {
                find: /^react-router$/,
                replacement: resolve('node_modules/react-router/dist/production/index.mjs'),
              },
              {
                find: /^\.\.\/createLucideIcon\.mjs$/,
                replacement: resolve('src/ui/lucideIcon.ts'),
              },
            ]
          : []),
      ],
    },
    build: {
      target: ['chrome100', 'firefox100', 'safari15.4'],
      cssMinify: 'lightningcss',
      assetsInlineLimit: 0,
      // src/main.ts requests all scripts of a page at once, so that old browsers need none.
      modulePreload: {
        polyfill: false,
        // Scripts of visitors name no chunk that is there before them: those of every page, and of staff, which their document names.
        resolveDependencies: (_, names, { hostType, hostId }) =>
          hostType === 'html' || hostId.includes('/staff/')
            ? names
            : names.filter(
                (name) => !/\/(?:staff|rolldown-runtime-|site-|start-).*\.js$/.test(name),
              ),
      },
      rolldownOptions: {
        output: {
          // Combines the modules of every page in one chunk instead of thirty.
          codeSplitting: {
            groups: [
              // In the entry chunk, because these modules load the others.
              {
                name: 'start',
                test: /preload-helper|src[\\/]lib[\\/]browser[\\/]yieldToMain/,
              },
              // With what home, news, articles and notices share with the pages of `content`, which they do not load, and with small modules.
              {
                name: 'site',
                test: /src[\\/](?:site[\\/](?:shell[\\/]startup[\\/]App|page[\\/]PageHead|pages[\\/]layout[\\/]printParts|contacts[\\/]RussianAddress)|ui[\\/]text[\\/]Table)\.tsx?$|react-dom[\\/]index|[\\/](?:arrow-left|arrow-right|clock)\.mjs$|[\\/]useMinute\.ts$/,
              },
              {
                name: 'noticeIcons',
                test: /[\\/](?:file-text|megaphone)\.mjs$/,
                minShareCount: 2,
              },
              // Alerts and facts, which every page requests after hydration.
              {
                name: 'alerts',
                test: /src[\\/](?:site[\\/](?:alerts[\\/]CurrentAlerts|data[\\/]currentSite[\\/]\w+)|lib[\\/](?:http[\\/]abortable|urls[\\/]urls))\.tsx?$/,
                includeDependenciesRecursively: false,
              },
              // With the list of forms, which the staff area has as well.
              {
                name: 'forms',
                test: /(?:src[\\/](?:content[\\/]consular|lib[\\/]urls)[\\/]|virtual:)downloads|site[\\/]pages[\\/]forms[\\/]Form(?:Files|s\.module)/,
                includeDependenciesRecursively: false,
              },
              // What the home page shares with that of the Embassy.
              {
                name: 'embassy',
                test: /src[\\/](?:site[\\/]embassy[\\/](?:home[\\/](?:Contact|Mission)|People|map[\\/](?:MapPanel|SketchMap))|content[\\/](?:coreValues|leadership))\.(?:module|tsx?)/,
                minShareCount: 2,
                includeDependenciesRecursively: false,
              },
              // The rotations of the home page, with the items that are shown without a connection.
              {
                name: 'rotation',
                test: /src[\\/](?:ui[\\/]actions[\\/]RotatorControls|lib[\\/]hooks[\\/]use(?:MediaQuery|Motion|Rotation)|content[\\/]fallback)\.(?:module|tsx?)|[\\/](?:play|pause)\.mjs$/,
                minShareCount: 2,
                includeDependenciesRecursively: false,
              },
              // Requests of news, of which every page shows some that asks the database for any.
              {
                name: 'database',
                test: /src[\\/](?:site[\\/]data[\\/](?:categories|cleanText|paging|translatable|withSignal|news[\\/](?:publishedQuery|newsRows))|lib[\\/](?:http[\\/](?!supabase)\w+|text[\\/](?:markdownTree|typeset))|site[\\/]news[\\/](?:NewsMeta|NewsTitles|useCategoryName)|content[\\/]categories|ui[\\/](?:feedback[\\/]Loading|text[\\/]LanguageMark))\.(?:module|tsx?)|@tanstack[\\/]|postgrest-js/,
                minShareCount: 2,
                includeDependenciesRecursively: false,
              },
              // An article, without the parser.
              {
                name: 'article',
                test: /src[\\/]site[\\/]news[\\/]article[\\/](?:Article(?:Image|Text|View)|article|Gallery|MarkdownText|Video)\./,
                includeDependenciesRecursively: false,
              },
              // What date calculators share.
              {
                name: 'dates',
                test: /src[\\/]site[\\/]consular[\\/](?:Date(?:Tool|Field)|travelDates|use(?:DateForm|Typed))\.(?:module|tsx?)|[\\/]calendar-days\.mjs$/,
                includeDependenciesRecursively: false,
              },
              // Shared by most page kinds.
              {
                name: 'content',
                test: /src[\\/]site[\\/]pages[\\/](?:layout|questions|sections)[\\/]|[\\/](?:arrow-down|banknote|mail)\.mjs$/,
                minShareCount: 4,
              },
            ],
          },
        },
      },
    },
    css: { transformer: 'lightningcss' },
  };
});
