import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, inject, it } from 'vitest';
import { fakeVariables } from './build';
import { filesUnder } from './output';

/** The content of a deployment, from the output of `vercel build`. */

const outputDir = inject('vercelOutput');
const functionDir = join(outputDir, 'functions', 'api', 'blob.func');
const staticDir = join(outputDir, 'static');

describe('functions of the deployment', () => {
  it('are api/blob alone, on Node 24, with a limit of 30 seconds', () => {
    const functions = filesUnder(join(outputDir, 'functions'));
    expect(functions.filter((file) => !file.startsWith('api/blob.func/'))).toEqual([]);
    const settings = readFileSync(join(functionDir, '.vc-config.json'), 'utf8');
    expect(JSON.parse(settings)).toMatchObject({
      handler: 'api/blob.js',
      runtime: 'nodejs24.x',
      maxDuration: 30,
    });
  });
});

describe('static files of the deployment', () => {
  const files = filesUnder(staticDir);

  it('contain no sources, source maps or settings', () => {
    const kinds =
      /^(?:\.well-known\/security(?:-policy)?\.txt|offline-(?:en|ru)\.json|(?!.*(?:^|\/)\.)(?:[\w/.-]+)\.(?:css|html|ico|ics|jpg|js|pdf|png|svg|txt|webmanifest|webp|woff2|xml))$/;
    expect(files.filter((file) => !kinds.test(file))).toEqual([]);
    expect(files.length).toBeGreaterThan(300);
  });
});

it('the secret of the Blob token is in no file, and its store in config.json only', () => {
  const [, , , store = '', secret = ''] = fakeVariables().BLOB_READ_WRITE_TOKEN?.split('_') ?? [];
  const filesContaining = (text: string) =>
    filesUnder(outputDir).filter((file) =>
      readFileSync(join(outputDir, file)).toString('latin1').toLowerCase().includes(text),
    );
  expect(secret.length).toBeGreaterThan(10);
  expect(filesContaining(secret.toLowerCase())).toEqual([]);
  expect(filesContaining(store.toLowerCase())).toEqual(['config.json']);
});
