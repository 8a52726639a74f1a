import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { fingerprint, guidePath, guides, readStamp } from '../../scripts/downloads/fingerprint';
import { downloads } from '../../src/content/consular/downloads';
import { feeRows } from '../../src/content/consular/feesTable';
import { fees } from '../../src/content/facts';
import { pages } from '../../src/content/site';
import { languages } from '../../src/lib/i18n/languages';
import { namespaceText, texts } from '../support/content/locales';

describe('the table of fees', () => {
  it('has one row for every fee of src/content/facts.ts', () => {
    const named = texts('en', 'consular/fees').flatMap(([, text]) =>
      [...text.matchAll(/\{\{fees\.(\w+)/g)].map(([, fee]) => fee),
    );
    expect(named.sort()).toEqual(Object.keys(fees).sort());
  });

  it.each(languages)('has labels for exactly its rows in %s', (language) => {
    const text = namespaceText(language, 'consular/fees') as { rows: object; pay: object };
    expect(Object.keys(text.rows).sort()).toEqual(feeRows.map(({ id }) => id).sort());
    expect(Object.keys(text.pay).sort()).toEqual(
      [...new Set(feeRows.map(({ pay }) => pay))].sort(),
    );
  });
});

describe('the downloads', () => {
  it.each(downloads.flatMap(({ pages: paths }) => paths))('have their texts at %s', (path) => {
    const page = pages.find((one) => one.path === path);
    expect(page?.namespaces).toEqual(
      expect.arrayContaining(['consular/forms', 'consular/downloads']),
    );
  });

  const copies = guides.flatMap((guide) => languages.map((language) => ({ guide, language })));
  it.each(copies)(
    "contain the PDF $guide.form in $language with the site's current text (else: npm run generate -- downloads)",
    ({ guide, language }) => {
      const pdf = readFileSync(guidePath(guide, language));
      expect(readStamp(pdf)).toBe(fingerprint(guide, language));
      // No link to a local server.
      expect(pdf.toString('latin1').match(/\/URI \(http:[^)]*/g)).toBeNull();
    },
  );
});
