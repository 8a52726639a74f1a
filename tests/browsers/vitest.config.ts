import { fileURLToPath } from 'node:url';
import { loadEnv } from 'vite';
import { defineConfig } from 'vitest/config';
import { typography } from '../../src/prerender/plugins/typography.ts';
import { LaneTimes } from '../support/run/laneTimes.ts';
import { EngineDifferences } from './engineDifferences.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const env = loadEnv('demo', root, 'VITE_');

type Engine = 'firefox' | 'webkit';

const inEngine = (engine: Engine, file: 'pages' | 'staff', groupOrder: number) => ({
  root,
  // The texts as in the build.
  plugins: [typography()],
  test: {
    name: file === 'pages' ? engine : `${engine}-${file}`,
    provide: { engine },
    include: [`tests/browsers/${file}.test.ts`],
    sequence: { groupOrder },
    environment: 'node' as const,
    env,
    hookTimeout: 120_000,
    testTimeout: 60_000,
  },
});

/** `npm run test:browsers`: the built site in Firefox and WebKit (docs/architecture.md). */
export default defineConfig({
  root,
  test: {
    reporters: ['default', new LaneTimes(), new EngineDifferences()],
    // Once for both projects, which therefore do not extend this configuration.
    globalSetup: 'tests/browsers/setup.ts',
    // One worker for each engine, concurrently.
    maxWorkers: 2,
    // Staff tests are last, because what they publish would be on the pages of one engine only.
    projects: [
      inEngine('firefox', 'pages', 1),
      inEngine('webkit', 'pages', 1),
      inEngine('firefox', 'staff', 2),
      inEngine('webkit', 'staff', 2),
    ],
  },
});
