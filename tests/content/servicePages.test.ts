import { describe, expect, it } from 'vitest';
import type { Section, ServiceText } from '../../src/content/text';
import { languages } from '../../src/lib/i18n/languages';
import { words } from '../support/locales';
import { serviceSections } from '../support/shapes';

/** The services of one case each; those of /consular/passports have pages of their own. */
const services = ['good-conduct'];

const textOf = (language: (typeof languages)[number], service: string) =>
  words(language, `consular/${service}`) as unknown as ServiceText;

/** What a section or one of its parts says, besides its heading and its links. */
const says = ({ title: _, see: __, links: ___, parts = {}, ...rest }: Section): boolean =>
  Object.keys(rest).length > 0 || Object.values(parts).some(says);

describe.each(languages)('a service page in %s', (language) => {
  it.each(services)('answers the eight questions in their order: %s', (service) => {
    expect(Object.keys(textOf(language, service).sections)).toEqual(serviceSections);
  });

  it.each(services)('has the headings that all services share: %s', (service) => {
    const titles = Object.entries(textOf(language, service).sections)
      .filter(([anchor, { title }]) => title !== `$t(common:content.service.${anchor})`)
      .map(([anchor]) => anchor);
    expect(titles).toEqual([]);
  });

  it.each(services)('leaves no heading without words of its own: %s', (service) => {
    const silent = Object.entries(textOf(language, service).sections)
      .filter(([, section]) => !says(section))
      .map(([anchor]) => anchor);
    expect(silent).toEqual([]);
  });

  it.each(services)('gives the steps as numbers: %s', (service) => {
    const { steps } = textOf(language, service).sections;
    const parts = Object.values(steps?.parts ?? {});
    expect([steps, ...parts].some((section) => (section?.steps?.length ?? 0) > 2)).toBe(true);
  });
});
