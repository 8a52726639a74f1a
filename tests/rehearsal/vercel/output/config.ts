import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative, sep } from 'node:path';

/** A route of config.json with the properties that this site's configuration uses. */
export interface Source {
  src: string;
  dest?: string;
  headers?: Record<string, string>;
  status?: number;
  continue?: boolean;
  check?: boolean;
  caseSensitive?: boolean;
}

/**
 * The routes of `.vercel/output/config.json` by the phase in which Vercel tries them: before the file
 * system, after it, and on errors.
 */
interface Phases {
  start: Source[];
  filesystem: Source[];
  error: Source[];
}

/** Properties of a function's .vc-config.json. */
interface FunctionConfig {
  handler: string;
  runtime: string;
  maxDuration: number;
}

/** The output of `vercel build`: https://vercel.com/docs/build-output-api. */
export interface Output {
  phases: Phases;
  /** Static files by path, without a leading slash. */
  files: Map<string, string>;
  /** Functions by path, without a leading slash. */
  functions: Map<string, FunctionConfig & { folder: string }>;
}

const KNOWN_PROPERTIES = ['src', 'dest', 'headers', 'status', 'continue', 'check', 'caseSensitive'];

/** Groups routes by phase. Throws if a route has a property that this module does not support. */
function phasesOf(routes: (Source | { handle: string })[]): Phases {
  const phases: Phases = { start: [], filesystem: [], error: [] };
  let phase: keyof Phases = 'start';
  for (const route of routes) {
    if ('handle' in route) {
      if (route.handle !== 'filesystem' && route.handle !== 'error') {
        throw new Error(`config.json: unknown phase ${route.handle}`);
      }
      phase = route.handle;
      continue;
    }
    const unknown = Object.keys(route).filter((key) => !KNOWN_PROPERTIES.includes(key));
    if (unknown.length > 0) throw new Error(`config.json: ${route.src} has unknown ${unknown}`);
    phases[phase].push(route);
  }
  return phases;
}

const entriesUnder = (folder: string) =>
  readdirSync(folder, { withFileTypes: true, recursive: true }).map((entry) => ({
    entry,
    path: relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'),
  }));

/** Every file below a folder, by its relative path. */
export const filesUnder = (folder: string): string[] =>
  entriesUnder(folder)
    .filter(({ entry }) => entry.isFile())
    .map(({ path }) => path)
    .sort();

/** Reads the folder that `vercel build` writes. */
export function readOutput(outputDir: string): Output {
  const json = (...path: string[]) => JSON.parse(readFileSync(join(outputDir, ...path), 'utf8'));
  const { version, routes, overrides } = json('config.json');
  if (version !== 3) throw new Error(`config.json: unknown version ${version}`);
  const staticDir = join(outputDir, 'static');
  const functions = entriesUnder(join(outputDir, 'functions'))
    .filter(({ entry }) => entry.isDirectory() && entry.name.endsWith('.func'))
    .map(({ path }) => {
      const folder = join(outputDir, 'functions', path);
      const name = join(dirname(path), basename(path, '.func'));
      return [name, { ...json('functions', path, '.vc-config.json'), folder }] as const;
    });
  return {
    phases: phasesOf(routes),
    // An override serves a file at another path, such as consular.html at /consular.
    files: new Map(
      filesUnder(staticDir).map((path) => [overrides?.[path]?.path ?? path, join(staticDir, path)]),
    ),
    functions: new Map(functions),
  };
}
