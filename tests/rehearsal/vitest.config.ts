import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { loadEnv } from 'vite';
import { defineConfig } from 'vitest/config';
import { drawCharts } from '../../src/prerender/charts/plugin.ts';
import { downloadFiles } from '../../src/prerender/plugins/downloadFiles';
import { mapPlaceTexts } from '../../src/prerender/plugins/mapPlaceTexts.ts';
import { LaneTimes } from '../support/run/laneTimes';
import { vercelProject } from './vercel/project';

const root = fileURLToPath(new URL('../..', import.meta.url));
const env = { ...loadEnv('demo', root, 'VITE_'), VITE_BUILT_ON: '2026-11-21' };

/** Starts PostgreSQL once for all projects. */
const SERVER = 'tests/rehearsal/globalSetup.ts';

const inNode = {
  environment: 'node',
  env,
  globalSetup: SERVER,
  hookTimeout: 120_000,
  testTimeout: 60_000,
};

/** Concurrent with the other projects of the group, on both cores. */
const concurrent = { ...inNode, maxWorkers: 2, sequence: { groupOrder: 1 } };

/** Exclusive, because the measured times are those of the whole machine. */
const exclusive = (groupOrder: number) => ({ ...inNode, maxWorkers: 1, sequence: { groupOrder } });

/** The main paths of visitors and staff. */
const MAIN_PATHS =
  '{visitor,search,feeds,staff,dashboard,states,editor,languages,imageFields,imagesPublished,hostile}{,.thorough}';

/** `npm run rehearse`: behaviour that only a hosted project has (docs/rehearsal.md). */
export default defineConfig({
  root,
  test: {
    reporters: ['default', new LaneTimes()],
    projects: [
      {
        root,
        plugins: [react(), downloadFiles(), drawCharts(), mapPlaceTexts()],
        test: {
          ...concurrent,
          name: 'hosted-database',
          include: ['tests/database/**/*.test.ts', 'tests/rehearsal/hosted/*.test.ts'],
          // Concerns the folder of the embedded database.
          exclude: ['tests/database/powerLoss.test.ts'],
        },
      },
      {
        root,
        test: { ...concurrent, name: 'hosted-push', include: ['tests/rehearsal/push/*.test.ts'] },
      },
      { root, ...vercelProject(env, [SERVER]) },
      {
        root,
        test: {
          ...concurrent,
          name: 'hosted-restore',
          include: ['tests/rehearsal/restore/*.test.ts'],
        },
      },
      {
        root,
        test: {
          ...concurrent,
          name: 'deploy-check',
          include: ['tests/rehearsal/deployCheck/*.test.ts'],
          globalSetup: [SERVER, 'tests/rehearsal/vercel/setup.ts'],
        },
      },
      {
        root,
        test: {
          ...exclusive(3),
          name: 'hosted-browser',
          include: [`tests/e2e/${MAIN_PATHS}.test.ts`],
          globalSetup: [
            SERVER,
            'tests/rehearsal/vercel/setup.ts',
            'tests/rehearsal/browserSetup.ts',
            'tests/support/imagePage.ts',
          ],
          isolate: false,
        },
      },
    ],
  },
});
