/**
 * `npm run files -- save <folder>` copies every file of a Blob store into a folder, and
 * `npm run files -- restore <folder>` copies the folder into another store (docs/operations.md).
 * BLOB_READ_WRITE_TOKEN names the store.
 */
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { list, put } from '@vercel/blob';
import { setting, webOrigin } from '../settings.mjs';

/** Seconds: 30 days, as for uploads of the site. */
const CACHE_MAX_AGE = 30 * 24 * 60 * 60;

/** Returns all files of the store. */
async function storedFiles() {
  const files = [];
  let cursor;
  do {
    const page = await list({ token: setting('BLOB_READ_WRITE_TOKEN'), cursor });
    files.push(...page.blobs);
    cursor = page.cursor;
  } while (cursor);
  return files;
}

/** @param {string} folder */
async function save(folder) {
  const site = webOrigin(setting('SITE'));
  const files = await storedFiles();
  for (const { pathname, size, url } of files) {
    if (pathname.split('/').includes('..')) throw new Error(`${pathname} leads out of the folder`);
    // Through the site, because providers may block the host of the store.
    const response = await fetch(`${site}/media${new URL(url).pathname}`);
    const bytes = Buffer.from(await response.arrayBuffer());
    if (!response.ok || bytes.length !== size) {
      throw new Error(`${pathname} did not arrive whole: ${response.status}`);
    }
    const path = join(folder, pathname);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, bytes);
  }
  return files.length;
}

/** @param {string} folder */
async function restore(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const sizes = new Map();
  for (const entry of entries.filter((one) => one.isFile())) {
    const path = join(entry.parentPath, entry.name);
    const pathname = relative(folder, path).split(sep).join('/');
    const bytes = await readFile(path);
    await put(pathname, bytes, {
      token: setting('BLOB_READ_WRITE_TOKEN'),
      access: 'public',
      addRandomSuffix: false,
      allowOverwrite: true,
      cacheControlMaxAge: CACHE_MAX_AGE,
    });
    sizes.set(pathname, bytes.length);
  }
  const stored = new Map((await storedFiles()).map(({ pathname, size }) => [pathname, size]));
  for (const [pathname, size] of sizes) {
    if (stored.get(pathname) !== size) throw new Error(`${pathname} is not in the store`);
  }
  return sizes.size;
}

const [, , verb = '', folder] = process.argv;

try {
  const run = new Map([
    ['save', save],
    ['restore', restore],
  ]).get(verb);
  if (!run || !folder) throw new Error('npm run files -- save <folder>, or restore <folder>');
  console.info(`${await run(folder)} files`);
} catch (cause) {
  console.error(`files stopped: ${cause instanceof Error ? cause.message : cause}`);
  process.exitCode = 1;
}
