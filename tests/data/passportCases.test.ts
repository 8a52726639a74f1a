import { beforeAll, describe, expect, it } from 'vitest';
import { childrenOf, pageId } from '../../src/content/site';
import type { ServiceText } from '../../src/content/text';
import { languages } from '../../src/lib/i18n/languages';
import { loadText } from '../../src/lib/i18n/loadText';
import { pageText } from '../../src/lib/i18n/pageText';
import { namespaces } from '../support/content/locales';

const PASSPORTS = '/consular/passports';
const cases = childrenOf(PASSPORTS).map(({ path }) => path);
/** The cases in which a passport is applied for. */
const applications = cases.filter((path) => !/emergency|citizenship/.test(path));

describe.each(languages)('the passport cases in %s', (language) => {
  const textOf = (path: string) => pageText<ServiceText>(language, pageId(path));
  const linesOf = (path: string) => textOf(path).sections.bring?.checklist ?? {};

  beforeAll(() => loadText(language, namespaces(language)));

  it.each(cases)(
    'include %s with all its texts, and an id for each checklist item, which stored states refer to',
    (path) => {
      const text = JSON.stringify(textOf(path));
      expect(text.length).toBeGreaterThan(1_000);
      expect(text).not.toMatch(/\$t\(|\{\{|undefined|shared[:.]/);
      expect(Array.isArray(linesOf(path))).toBe(false);
      const lines = Object.values(linesOf(path));
      expect(lines.length).toBeGreaterThan(3);
      expect(new Set(lines).size).toBe(lines.length);
    },
  );

  it.each(applications)('include %s with the rules of every application', (path) => {
    const { forms = '', photos = '' } = linesOf(path) as Record<string, string>;
    expect(forms).toMatch(/19A.*3/);
    expect(photos).toMatch(/3[.,]4\s×\s4[.,]5/);
    expect(JSON.stringify(textOf(path).sections.bring)).toMatch(/mandatory|обязательн/);
  });

  it('the emergency travel document states its rule of three days', () => {
    const { keyFacts, sections } = textOf(`${PASSPORTS}/emergency`);
    expect(keyFacts.time).toMatch(/3/);
    expect(sections.time?.warning).toMatch(/3/);
  });

  it('state no fee, because the requirements leave it open', () => {
    const all = JSON.stringify(cases.map(textOf));
    expect(all.match(/\b(?:KSh|KES|USD)\b|шиллинг|доллар/g)).toBeNull();
  });
});
