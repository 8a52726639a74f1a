import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { join } from 'node:path';

const HOME = 'node_modules/.tmp';

interface Template {
  /** Prefix of the template's name, ending in a hyphen; no other kind of template has it. */
  prefix: string;
  /** Changes when the content would. */
  fingerprint: string;
  /** Fills a folder that does not exist yet with the content. */
  make: (folder: string) => Promise<void>;
}

/**
 * Fills `folder` with a copy of a template, made once for each fingerprint and shared by all
 * processes, because making it takes many times as long. Removes templates of earlier fingerprints.
 */
export async function copyOfTemplate(
  folder: string,
  { prefix, fingerprint, make }: Template,
): Promise<void> {
  const name = prefix + fingerprint;
  const template = join(HOME, name);
  if (!existsSync(template)) {
    removeOthers(prefix, name);
    const draft = `${template}.${process.pid}`;
    await make(draft);
    // If another worker was faster, its template is used.
    if (existsSync(template)) rmSync(draft, { recursive: true, force: true });
    else renameSync(draft, template);
  }
  cpSync(template, folder, { recursive: true });
}

/** Removes templates of other fingerprints, except drafts, which end in a process id. */
function removeOthers(prefix: string, current: string): void {
  if (!existsSync(HOME)) return;
  for (const name of readdirSync(HOME)) {
    if (name.startsWith(prefix) && name !== current && !name.includes('.')) {
      rmSync(join(HOME, name), { recursive: true, force: true });
    }
  }
}

/** Hashes the content of files and folders, and values on which a template depends besides. */
export function fingerprintOf(paths: readonly string[], ...values: string[]): string {
  const hash = createHash('sha256').update(JSON.stringify(values));
  for (const file of paths.flatMap(filesIn).sort()) hash.update(file).update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}

const filesIn = (path: string): string[] =>
  statSync(path).isFile()
    ? [path]
    : readdirSync(path, { recursive: true, encoding: 'utf8' })
        .map((name) => join(path, name))
        .filter((file) => statSync(file).isFile());
