import { fullRun, newSeed } from '../../support/fuzz/fuzz.ts';

/** Returns the projects of measurements, one file at a time; `npm test` runs none of them. */
export function benchProjects(env: Record<string, string>) {
  const bench = {
    environment: 'node',
    env,
    hookTimeout: 120_000,
    testTimeout: 300_000,
    fileParallelism: false,
  };
  return [
    {
      extends: true as const,
      test: {
        ...bench,
        name: 'bench',
        include: ['tests/bench/*.ts'],
        globalSetup: [
          'tests/bench/setup/tools.ts',
          'tests/support/site.ts',
          'tests/support/imagePage.ts',
        ],
      },
    },
    {
      extends: true as const,
      test: {
        ...bench,
        name: 'bench-db',
        include: ['tests/bench/database/{growth,saves}.ts'],
        testTimeout: 1_200_000,
      },
    },
    {
      extends: true as const,
      test: {
        ...bench,
        name: 'bench-faults',
        include: ['tests/database/powerLoss.test.ts'],
        env: { ...env, ...fullRun(newSeed()) },
      },
    },
    {
      extends: true as const,
      test: {
        ...bench,
        name: 'bench-build',
        include: ['tests/bench/build/newsBuild.ts'],
        testTimeout: 1_200_000,
      },
    },
    {
      extends: true as const,
      test: {
        ...bench,
        name: 'bench-load',
        include: ['tests/bench/load/load.ts'],
        globalSetup: 'tests/support/site.ts',
      },
    },
  ];
}
