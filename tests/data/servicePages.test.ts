import { beforeAll, describe, expect, it } from 'vitest';
import { pages } from '../../src/content/site';
import type { Section, ServiceText } from '../../src/content/textTypes';
import { languages } from '../../src/lib/i18n/languages';
import { loadText } from '../../src/lib/i18n/loadText';
import { namespaces, namespaceText } from '../support/content/locales';

/** The sections with a shared heading, in order. */
const serviceSections = ['who', 'bring', 'steps', 'cost', 'time', 'where', 'receive', 'next'];

/** The services and the passport cases, each with a page. */
const services = pages
  .filter(({ kind }) => kind === 'service')
  .map(({ path }) => path.replace('/consular/', ''));

const textOf = (language: (typeof languages)[number], service: string) =>
  namespaceText(language, `consular/${service}`) as unknown as ServiceText;

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
    },
  );
});
