import { rmSync } from 'node:fs';
import { dirname } from 'node:path';
import type { TestProject } from 'vitest/node';
import { buildOnVercel } from './build.ts';

/** Global, because each project of Vitest loads this file for itself. */
const shared = globalThis as { embassyVercelOutput?: Promise<string> };

/** Builds once for all projects of a run; the CLI's path is provided by the run's global setup. */
export default async function setup(project: TestProject): Promise<() => void> {
  shared.embassyVercelOutput ??= buildOnVercel(project.getProvidedContext().vercelCli);
  const outputDir = await shared.embassyVercelOutput;
  project.provide('vercelOutput', outputDir);
  return () => rmSync(dirname(outputDir), { recursive: true, force: true, maxRetries: 3 });
}
