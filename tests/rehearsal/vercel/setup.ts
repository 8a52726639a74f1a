import { rmSync } from 'node:fs';
import { dirname } from 'node:path';
import type { TestProject } from 'vitest/node';
import { buildOnVercel } from './build.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Output folder of `vercel build`: config.json, static/, functions/. */
    vercelOutput: string;
  }
}

/** Global, because each Vitest project loads this module separately. */
const shared = globalThis as { embassyVercelOutput?: Promise<string> };

/** Builds once for all projects of a run; the global setup provides the CLI's path. */
export default async function setup(project: TestProject): Promise<() => void> {
  shared.embassyVercelOutput ??= buildOnVercel(project.getProvidedContext().vercelCli);
  const outputDir = await shared.embassyVercelOutput;
  project.provide('vercelOutput', outputDir);
  return () => rmSync(dirname(outputDir), { recursive: true, force: true, maxRetries: 3 });
}
