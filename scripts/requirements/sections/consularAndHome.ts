import type { Requirement } from '../requirement.ts';

/** Section 1, continued: the consular pages and the order of the home page. */
export const consularAndHome: Requirement[] = [
  {
    id: 'R1.17',
    text: 'Each consular service has a page with its requirements: eTA and visa, certificate of good conduct, passports, marriage no-impediment certificate, birth certificate for nationals born abroad, cats and dogs, document authentication, document legalization and apostille.',
    where: ['src/content/site.ts', 'src/locales/en/consular', 'src/locales/ru/consular'],
    tests: {
      'tests/data/site.test.ts': 'has every public route of the requirements once',
      'tests/data/servicePages.test.ts': 'answer the eight questions in their order: %s',
    },
  },
  {
    id: 'R1.18',
    text: 'The passport pages cover a new passport, replacement after 5 or 10 years, a mutilated and a lost passport, the diplomatic passport, the emergency travel document and regaining citizenship.',
    where: ['src/content/site.ts', 'src/locales/en/consular/passports'],
    tests: {
      'tests/pages/consular/passportCases.test.tsx': 'links to every case in %s',
      'tests/data/passportCases.test.ts': 'include %s with all its texts, shared or specific',
    },
  },
  {
    id: 'R1.19',
    text: 'Where the application is made on the national citizen portal the page says so and links to it.',
    where: ['src/content/site.ts', 'src/features/contentPage/service'],
    tests: {
      'tests/pages/consular/pages.test.tsx': 'links to the portal where the application is made',
    },
  },
  {
    id: 'R1.20',
    text: 'A page offers forms for download. A form that the Embassy has not provided yet can be asked for by a prepared e-mail.',
    where: ['src/content/consular/downloads.ts', 'src/features/contentPage/forms'],
    tests: {
      'tests/pages/consular/downloads.test.tsx': [
        'are offered as files when the files exist',
        'can be requested by a prepared e-mail when there is no file',
      ],
    },
  },
  {
    id: 'R1.21',
    text: 'The home page has eight sections in this order: hero, news, notices, diaspora, Kenya, vision with mission and values, contacts with a map, quick links.',
    where: ['src/pages/Home.tsx', 'src/features/home'],
    tests: {
      'tests/pages/home.test.tsx': 'has its sections in the specified order',
    },
  },
  {
    id: 'R1.22',
    text: 'The contacts on the home page have a map. A drawn one is always there; one with tiles of a third party loads when it is asked for.',
    where: ['src/features/embassyMap'],
    tests: {
      'tests/pages/home.test.tsx':
        'shows the drawn map and three map links, and the interactive map only on demand',
    },
  },
  {
    id: 'R1.23',
    text: 'Quick links lead to sites of the government and of tourism.',
    where: ['src/content/home/quickLinks.ts', 'src/features/home'],
    tests: {
      'tests/pages/home.test.tsx': 'links to government, services and tourism sites in new tabs',
    },
  },
];
