import { spawn } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** Folder with the output of each check (`types.txt`) and, once it has ended, its exit code (`types.code`). */
    checks: string;
  }
}

/** The programs of `npm run check`, by the name of their files. */
const CHECKS = {
  // One thread takes half the CPU time of several, because these check common types each.
  types: ['typescript7/bin/tsc', '--noEmit', '--singleThreaded'],
  lint: ['@biomejs/biome/bin/biome', 'check', '--colors=off'],
};

/** Starts types and lint during the set-up of the other projects, because a core is idle while the site is built. */
export default function startChecks(project: TestProject): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'embassy-checks-'));
  const running = Object.entries(CHECKS).map(([name, [program, ...args]]) => {
    const output = openSync(join(folder, `${name}.txt`), 'w');
    const child = spawn(process.execPath, [`node_modules/${program}`, ...args], {
      stdio: ['ignore', output, output],
    });
    closeSync(output);
    child.once('close', (code) => writeFileSync(join(folder, `${name}.code`), String(code)));
    return child;
  });
  project.provide('checks', folder);
  return () => {
    for (const child of running) child.removeAllListeners().kill();
    rmSync(folder, { recursive: true, force: true });
  };
}
