import type { Section } from '../requirement.ts';

const SCHEMA = 'tests/database/schema.test.ts';
const COLUMNS = 'has exactly the columns of the schema, nullable as there';

export const entities: Section = {
  heading: 'Entities and their fields',
  requirements: [
    {
      id: 'R3.1',
      text: 'An article has id, title, slug, content, an optional `featured_image_url`, `additional_images` (a list of URLs), status (`draft` or `published`), `author_id`, `youtube_url`, `published_at`, `created_at`, `updated_at`, and `category_id` (uuid) or `category` (free text).',
      where: ['supabase/migrations', 'src/lib/http/database.types.ts'],
      tests: { [SCHEMA]: [COLUMNS, 'has the values of every enum'] },
    },
    {
      id: 'R3.2',
      text: 'Six categories are offered to visitors: general, embassy, culture, trade, diplomacy and community.',
      where: ['src/content/categories.ts', 'supabase/migrations'],
      tests: {
        'tests/pages/news.test.tsx': 'offers the six specified categories',
        'tests/database/services/reading.test.ts': 'find the six categories of the requirements',
      },
    },
    {
      id: 'R3.3',
      text: 'A category of news has id, name and slug.',
      where: ['supabase/migrations', 'src/services/categories.ts'],
      tests: { [SCHEMA]: COLUMNS },
    },
    {
      id: 'R3.4',
      text: 'A notice has id, title, description, type (`link`, `document` or `image`), link, `file_url`, `created_at` and `updated_at`.',
      where: ['supabase/migrations', 'src/lib/http/database.types.ts'],
      tests: { [SCHEMA]: [COLUMNS, 'has the values of every enum'] },
    },
    {
      id: 'R3.5',
      text: 'A profile has the id of the account and its role; the only role is `admin`.',
      where: ['supabase/migrations'],
      tests: { [SCHEMA]: [COLUMNS, 'have no role other than admin'] },
    },
    {
      id: 'R3.6',
      text: 'The result of an upload has url, size in bytes, pathname and filename.',
      where: ['src/services/files'],
      tests: {
        'tests/services/files.test.ts':
          'requests a token as the staff member, stores the file and returns its URL',
      },
    },
    {
      id: 'R3.7',
      text: 'The downloads are form5, form7, form8, form15, the birth certificate form and two informational documents.',
      where: ['src/content/consular/downloads.ts', 'public/downloads'],
      tests: {
        'tests/data/consularTools.test.ts': 'are the four forms, the birth form and two guides',
      },
    },
    {
      id: 'R3.8',
      text: 'The language preference is stored in the browser under `language` with the value `en` or `ru`.',
      where: ['src/lib/i18n', 'public/language.js'],
      tests: {
        'tests/pages/languages.test.tsx': 'at %s with the stored language %s is as expected',
        'tests/e2e/languages.test.ts':
          'opens the Russian URL, is remembered after a reload, and switches back',
      },
    },
  ],
};
