import { beforeAll, describe, expect, it } from 'vitest';
import { pages } from '../../src/content/site';
import type { Section, ServiceText } from '../../src/content/text';
import { languages } from '../../src/lib/i18n/languages';
import { loadText } from '../../src/lib/i18n/loadText';
import { pageText } from '../../src/lib/i18n/pageText';
import { namespaces, namespaceText } from '../support/content/locales';
import { serviceSections } from '../support/content/shapes';

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

describe.each(languages)('the service pages in %s', (language) => {
  beforeAll(() => loadText(language, namespaces(language)));

  it.each(services)(
    'have the sections of all services in their order, or a part of them: %s',
    (service) => {
      const anchors = Object.keys(textOf(language, service).sections);
      expect(anchors).toEqual(serviceSections.filter((anchor) => anchors.includes(anchor)));
    },
  );

  it.each(services)('have the headings that all services share: %s', (service) => {
    const titles = Object.entries(textOf(language, service).sections)
      .filter(([anchor, { title }]) => title !== `$t(common:content.service.${anchor})`)
      .map(([anchor]) => anchor);
    expect(titles).toEqual([]);
  });

  it.each(services)('have a text in each section, not only links: %s', (service) => {
    const { sections } = pageText<ServiceText>(language, `consular/${service}`);
    const short = Object.entries(sections)
      .filter(([, section]) => lettersOf(section) < 60)
      .map(([anchor]) => anchor);
    expect(short).toEqual([]);
  });

  /** /consular/passports leaves all but the choice to its cases. */
  const whole = services.filter((service) => service !== 'passports');

  it.each(whole)('say what to bring and what to do next: %s', (service) => {
    const anchors = Object.keys(textOf(language, service).sections);
    expect(anchors).toEqual(expect.arrayContaining(['bring', 'next']));
  });

  it.each(whole)('have the steps as a numbered list: %s', (service) => {
    const { steps } = textOf(language, service).sections;
    const parts = Object.values(steps?.parts ?? {});
    expect([steps, ...parts].some((section) => (section?.steps?.length ?? 0) > 2)).toBe(true);
  });
});
