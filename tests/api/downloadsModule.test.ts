import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { pdfsIn } from '../../src/prerender/plugins/downloadsModule';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'downloads-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('the files for download', () => {
  it('are the PDF files of the folder with their metadata', () => {
    const pdf = `%PDF-1.4\n/Type /Pages /Count 2 /Type /Page /Type/Page\n`;
    writeFileSync(join(folder, 'form5.pdf'), pdf.padEnd(3000));
    writeFileSync(join(folder, 'form7.pdf'), '%PDF-1.7 all packed away');
    // Saved again with one page less: the earlier ones are still in it.
    writeFileSync(join(folder, 'form8.pdf'), pdf.replace('Count 2', 'Count 1'));
    writeFileSync(join(folder, 'notes.txt'), 'not a form');
    expect(pdfsIn(folder)).toEqual([
      { name: 'form5.pdf', kilobytes: 3, pages: 2 },
      { name: 'form7.pdf', kilobytes: 1 },
      { name: 'form8.pdf', kilobytes: 1 },
    ]);
  });

  it('are none if the folder is missing', () => {
    expect(pdfsIn(join(folder, 'none'))).toEqual([]);
  });
});
