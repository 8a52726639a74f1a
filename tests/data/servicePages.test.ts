import { describe, expect, it } from 'vitest';
import { pages } from '../../src/content/site';
import type { Section, ServiceText } from '../../src/content/text';
import { languages } from '../../src/lib/i18n/languages';
import { namespaceText } from '../support/content/locales';
import { serviceSections } from '../support/content/shapes';

/** The services and the passport cases, each with a page. */
const services = pages
  .filter(({ kind }) => kind === 'service')
  .map(({ path }) => path.replace('/consular/', ''));

const textOf = (language: (typeof languages)[number], service: string) =>
  namespaceText(language, `consular/${service}`) as unknown as ServiceText;

/** Sections with an open question to the Embassy. */
const open: Record<string, (typeof serviceSections)[number][]> = {
  visa: ['where'],
  passports: ['bring', 'cost', 'time', 'where', 'receive', 'next'],
  'passports/new': ['who', 'bring', 'cost', 'time', 'where', 'receive'],
  'passports/child': ['who', 'bring', 'cost', 'time', 'where', 'receive', 'next'],
  'passports/replacement': ['bring', 'cost', 'time', 'where', 'receive', 'next'],
  'passports/damaged': ['bring', 'cost', 'time', 'where', 'receive', 'next'],
  'passports/lost': ['bring', 'cost', 'time', 'where', 'receive', 'next'],
  'passports/diplomatic': ['bring', 'cost', 'time', 'where', 'receive', 'next'],
  'passports/emergency': ['who', 'bring', 'cost', 'time', 'receive', 'next'],
  'passports/citizenship': ['who', 'bring', 'cost', 'time', 'where', 'receive'],
  'good-conduct': ['steps', 'cost', 'where'],
  marriage: ['bring', 'steps', 'cost', 'where', 'receive'],
  pets: ['bring', 'steps', 'cost', 'time', 'where'],
  birth: ['bring', 'cost', 'time', 'where', 'receive'],
  'doc-auth': ['steps', 'cost', 'where'],
  'doc-leg': ['bring', 'where'],
};

/** Returns the questions of a section and of its parts. */
const questionsOf = (section: Section | undefined): string[] => [
  ...(section?.ask ?? []),
  ...Object.values(section?.parts ?? {}).flatMap(questionsOf),
];

/** Returns the text of a section without heading, questions and links. */
const lettersOf = ({
  title: _,
  see: __,
  links: ___,
  ask: ____,
  parts = {},
  ...rest
}: Section): number =>
  JSON.stringify(rest).length +
  Object.values(parts).reduce((sum, part) => sum + lettersOf(part), 0);

describe.each(languages)('the service pages in %s', (language) => {
  it.each(services)('answer the eight questions in their order: %s', (service) => {
    expect(Object.keys(textOf(language, service).sections)).toEqual(serviceSections);
  });

  it.each(services)('have the headings that all services share: %s', (service) => {
    const titles = Object.entries(textOf(language, service).sections)
      .filter(([anchor, { title }]) => title !== `$t(common:content.service.${anchor})`)
      .map(([anchor]) => anchor);
    expect(titles).toEqual([]);
  });

  it.each(services)('have a text in each section, not only links: %s', (service) => {
    const short = Object.entries(textOf(language, service).sections)
      .filter(([, section]) => lettersOf(section) < 60)
      .map(([anchor]) => anchor);
    expect(short).toEqual([]);
  });

  it.each(services)('have the open questions to the Embassy: %s', (service) => {
    const { sections } = textOf(language, service);
    expect(open[service]?.filter((anchor) => questionsOf(sections[anchor]).length === 0)).toEqual(
      [],
    );
  });

  it.each(services)('have each question once: %s', (service) => {
    const questions = Object.values(textOf(language, service).sections).flatMap(questionsOf);
    expect(questions.filter((one, index) => questions.indexOf(one) !== index)).toEqual([]);
  });

  it.each(services)('have the steps as a numbered list: %s', (service) => {
    const { steps } = textOf(language, service).sections;
    const parts = Object.values(steps?.parts ?? {});
    expect([steps, ...parts].some((section) => (section?.steps?.length ?? 0) > 2)).toBe(true);
  });
});
