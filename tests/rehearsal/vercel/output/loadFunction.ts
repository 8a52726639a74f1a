import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Output } from './config.ts';

/** A web handler, as Vercel's runtime for Node calls it. */
export interface WebHandler {
  fetch: (request: Request) => Promise<Response>;
}

/** Node's own loader, because Vitest would transform what `import()` loads; it loads ES modules, too. */
const load = createRequire(import.meta.url);

/** Loads a function from the output, with nothing but what lies beside it. */
export function loadFunction(output: Output, name: string): WebHandler {
  const found = output.functions.get(name);
  if (!found) throw new Error(`the output has no function ${name}`);
  return load(join(found.folder, found.handler)).default;
}
