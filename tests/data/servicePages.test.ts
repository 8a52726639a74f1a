import { beforeAll, describe, expect, it } from 'vitest';
import { childPages, pageId, pages } from '../../src/content/site';
import type { Section, ServiceText } from '../../src/content/textTypes';
import { languages } from '../../src/lib/i18n/languages';
import { loadText } from '../../src/lib/i18n/loadText';
import { pageText } from '../../src/lib/i18n/pageText';
import { namespaces, namespaceText } from '../support/content/locales';

/** The sections with a shared heading, in order. */
const serviceSections = ['who', 'bring', 'steps', 'cost', 'time', 'where', 'receive', 'next'];

/** The services and the passport cases, each with a page. */
const services = pages
  .filter(({ kind }) => kind === 'service')
  .map(({ path }) => path.replace('/consular/', ''));

const textOf = (language: (typeof languages)[number], service: string) =>
  namespaceText(language, `consular/${service}`) as unknown as ServiceText;

/** Returns the text of a section without heading and links. */
const lettersOf = ({ title: _, see: __, links: ___, parts = {}, ...rest }: Section): number =>
  JSON.stringify(rest).length +
  Object.values(parts).reduce((sum, part) => sum + lettersOf(part), 0);

beforeAll(async () => {
  for (const language of languages) await loadText(language, namespaces(language));
});

describe.each(languages)('the service pages in %s', (language) => {
  it.each(services)(
    'have the sections of all services in their order, with shared headings and a text, before those of their own: %s',
    (service) => {
      const { sections } = textOf(language, service);
      const anchors = Object.keys(sections);
      const shared = serviceSections.filter((anchor) => anchors.includes(anchor));
      expect(anchors.slice(0, shared.length)).toEqual(shared);
      const isShared = ({ title }: Section) => title.startsWith('$t(');
      const titled = anchors.filter((anchor) => sections[anchor] && isShared(sections[anchor]));
      expect(titled).toEqual(shared);
      const titles = shared.map((anchor) => `$t(common:content.service.${anchor})`);
      expect(shared.map((anchor) => sections[anchor]?.title)).toEqual(titles);
      const shown = pageText<ServiceText>(language, `consular/${service}`).sections;
      const short = Object.entries(shown).filter(([, section]) => lettersOf(section) < 60);
      expect(short.map(([anchor]) => anchor)).toEqual([]);
    },
  );
});

const PASSPORTS = '/consular/passports';
const cases = childPages(PASSPORTS).map(({ path }) => path);

describe.each(languages)('the passport cases in %s', (language) => {
  const shownAt = (path: string) => pageText<ServiceText>(language, pageId(path));
  const textLines = (path: string) => shownAt(path).sections.bring?.checklist ?? {};

  it.each(cases)(
    'include %s with all its texts, and an id for each checklist item, which stored states refer to',
    (path) => {
      const text = JSON.stringify(shownAt(path));
      expect(text.length).toBeGreaterThan(1_000);
      expect(text).not.toMatch(/\$t\(|\{\{|undefined|shared[:.]/);
      expect(Array.isArray(textLines(path))).toBe(false);
      const lines = Object.values(textLines(path));
      expect(lines.length).toBeGreaterThan(3);
      expect(new Set(lines).size).toBe(lines.length);
    },
  );
});
