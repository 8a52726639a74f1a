import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Output } from './config.ts';

/** A web handler, as Vercel's Node.js runtime calls it. */
export interface WebHandler {
  fetch: (request: Request) => Promise<Response>;
}

/**
 * Node.js's loader, because Vitest would transform what `import()` loads; it loads ES modules too.
 */
const load = createRequire(import.meta.url);

/** Loads a function from the output, which can resolve only the files next to it. */
export function loadFunction(output: Output, name: string): WebHandler {
  const config = output.functions.get(name);
  if (!config) throw new Error(`the output has no function ${name}`);
  return load(join(config.folder, config.handler)).default;
}
