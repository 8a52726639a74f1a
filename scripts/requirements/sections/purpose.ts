import type { Section } from '../requirement.ts';

export const purpose: Section = {
  heading: 'What the product does and for whom',
  requirements: [
    {
      id: 'R1.1',
      text: 'The site publishes what the Embassy of Kenya in Russia, accredited to two more countries, has to tell: about itself, its consular services, its news and notices, and Kenya. Only staff who sign in can change news and notices.',
      where: ['src/pages', 'src/pages/admin'],
      tests: {
        'tests/e2e/visitor.test.ts': 'reads the latest news on the home page and opens an article',
        'tests/e2e/staff.test.ts':
          'signs in, publishes an article, sees it in both languages, edits and deletes it',
      },
    },
    {
      id: 'R1.2',
      text: 'A citizen who needs a consular service finds what to bring, the fee and the time it takes.',
      where: ['src/pages/content', 'src/features/consular'],
      tests: {
        'tests/e2e/consularPages.thorough.test.ts':
          '$url shows its key facts on the first screen and fits every viewport and two sheets of paper',
        'tests/pages/consular/finder.test.tsx':
          'leads a visitor without a passport to the emergency travel document',
      },
    },
    {
      id: 'R1.3',
      text: 'Kenyans who live abroad get an entry to register, which leads to the diaspora portal.',
      where: ['src/features/home', 'src/content/facts.ts'],
      tests: {
        'tests/pages/home.test.tsx': 'links to the registration of Kenyans abroad in a new tab',
      },
    },
    {
      id: 'R1.4',
      text: 'People who want to visit Kenya, trade or study there, or learn about its culture, find pages on each.',
      where: ['src/features/kenya', 'src/pages/content'],
      tests: {
        'tests/pages/home.test.tsx': 'links to all eight pages about Kenya',
        'tests/pages/country.test.tsx': 'lists every place of every region as plain links',
      },
    },
    {
      id: 'R1.5',
      text: 'Members of staff whose account has the role admin use the staff area.',
      where: ['src/features/auth', 'src/pages/admin'],
      tests: {
        'tests/database/services/reading.test.ts':
          'succeeds for staff and fails for accounts without a role',
      },
    },
    {
      id: 'R1.6',
      text: 'The whole site is in English and in Russian, and a switch changes the language.',
      where: ['src/locales', 'src/lib/i18n', 'src/app/layout'],
      tests: {
        'tests/data/languages.test.ts': 'have the same keys and list lengths in %s',
        'tests/pages/languages.test.tsx':
          'opens the same page in the other language and stores the choice',
      },
    },
    {
      id: 'R1.7',
      text: 'The choice is stored in local storage under `language` as `en` or `ru` and read when a page loads. Without a valid value the language is English.',
      where: ['src/lib/i18n'],
      tests: {
        'tests/pages/languages.test.tsx': [
          'at %s with the stored language %s is as expected',
          'English is the default and Russian has its own paths',
        ],
      },
    },
    {
      id: 'R1.8',
      text: 'Russian texts are fetched when Russian is chosen for the first time, not before.',
      where: ['src/lib/i18n'],
      tests: {
        'tests/e2e/languages.test.ts': 'requests no Russian chunk before Russian is selected',
      },
    },
    {
      id: 'R1.9',
      text: 'The home page greets in three languages in turn (English, Russian, Swahili), whichever the page has.',
      where: ['src/content/home', 'src/features/home'],
      tests: {
        'tests/pages/homeMotion.thorough.test.tsx':
          'at %s is in the language of the page first, and each greeting has its lang attribute',
      },
    },
    {
      id: 'R1.10',
      text: 'Working hours are stated as Monday to Friday, 9:00–17:00.',
      where: ['src/content/facts.ts', 'src/ui/layout'],
      tests: { 'tests/pages/figures.test.tsx': 'are stated on their page: %s' },
    },
    {
      id: 'R1.11',
      text: 'The Embassy’s e-mail address and telephone are published. An official address of the government’s domain waits for confirmation.',
      where: ['src/content/facts.ts', 'src/ui/layout', 'docs/questions-for-the-embassy.md'],
      tests: {
        'tests/pages/consular/pages.test.tsx':
          'list the open questions with telephone and e-mail of the Embassy',
        'tests/e2e/paper.thorough.test.ts':
          '$path shows source and date, the URLs of links, and no menus',
      },
    },
    {
      id: 'R1.12',
      text: 'Street address, telephone and fax are published. Which fax number is right waits for confirmation: the page asks visitors to call before they send a fax.',
      where: ['src/content/facts.ts', 'src/ui/layout', 'docs/questions-for-the-embassy.md'],
      tests: {
        'tests/pages/embassy.test.tsx': [
          'have postal address, telephones, fax, e-mail and working hours',
          'ask visitors to call before sending a fax, because the number is unconfirmed',
        ],
      },
    },
    {
      id: 'R1.13',
      text: 'The Ambassador and the deputy are introduced as far as it is confirmed. The name of the deputy waits for confirmation and is not published: the page describes the office.',
      where: ['src/content/people.ts', 'src/features/embassy', 'docs/questions-for-the-embassy.md'],
      tests: {
        'tests/pages/embassy.test.tsx': [
          'is introduced at %s, by name where the name is confirmed',
          'shows the office without a name while its holder is unconfirmed',
        ],
      },
    },
    {
      id: 'R1.14',
      text: 'Vision, mission and eight core values are stated: patriotism, teamwork, collective responsibility, professionalism, discipline, dignity, integrity, equity.',
      where: ['src/content/values.ts', 'src/features/home'],
      tests: {
        'tests/pages/home.test.tsx': 'states vision, mission and the eight values in their order',
      },
    },
    {
      id: 'R1.15',
      text: 'News have categories, and visitors can choose one.',
      where: ['src/content/categories.ts', 'src/features/news'],
      tests: { 'tests/pages/news.test.tsx': 'offers the six specified categories' },
    },
    {
      id: 'R1.16',
      text: 'A URL that leads nowhere shows an error page.',
      where: ['src/pages/NotFound.tsx'],
      tests: {
        'tests/e2e/visitor.test.ts': 'sees the 404 page in the language of the URL',
      },
    },
  ],
};
