import { rmSync } from 'node:fs';
import { dirname } from 'node:path';
import type { TestProject } from 'vitest/node';
import { buildOnVercel } from './build.ts';

/** Builds once for all files of the project; the CLI's path is provided by an earlier global setup. */
export default async function setup(project: TestProject): Promise<() => void> {
  const { vercelCli } = project.getProvidedContext();
  const outputDir = await buildOnVercel(vercelCli);
  project.provide('vercelOutput', outputDir);
  return () => rmSync(dirname(outputDir), { recursive: true, force: true, maxRetries: 3 });
}
