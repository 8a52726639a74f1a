import type { Requirement, Section } from '../requirement.ts';

const FIGURES = 'are stated on their page: %s';
const LEGALIZATION = 'are in their rows of the legalization table';

/** A figure that a page states; the test that reads the page verifies it. */
const figure = (id: Requirement['id'], text: string, test = FIGURES): Requirement => ({
  id,
  text,
  where: ['src/content/facts.ts'],
  tests: { 'tests/pages/figures.test.tsx': test },
});

export const constants: Section = {
  heading: 'Business constants and limits',
  requirements: [
    figure('R9.1', 'Police clearance costs USD 20.'),
    figure('R9.2', 'The marriage no-impediment certificate costs USD 70.'),
    figure('R9.3', 'The birth certificate for nationals born abroad costs USD 5.'),
    figure(
      'R9.4',
      'The import permit of a pet costs USD 50 per animal, is valid 30 days and for a single consignment.',
    ),
    figure(
      'R9.5',
      'Document authentication costs USD 20 per document, in cash; it is free for academic certificates of nationals.',
    ),
    figure(
      'R9.6',
      'The Embassy’s stamp on degrees is free for nationals, otherwise USD 20.',
      LEGALIZATION,
    ),
    figure(
      'R9.7',
      'The Russian Foreign Ministry legalizes an original degree for 350 roubles in 5 working days.',
      LEGALIZATION,
    ),
    figure(
      'R9.8',
      'The Russian Foreign Ministry legalizes a notarised copy for 500 roubles in 7 working days.',
      LEGALIZATION,
    ),
    figure('R9.9', 'An apostille costs USD 20 and takes 5–7 working days.', LEGALIZATION),
    figure('R9.10', 'The Embassy certifies within 1 day.'),
    figure(
      'R9.11',
      'No fee for passports is published, because none is confirmed.',
      'include no fee on the passports page, because the fee is unconfirmed',
    ),
    figure('R9.12', 'An eTA or a visa is applied for at least 2 weeks before travel.'),
    figure('R9.13', 'A marriage certificate is requested preferably 3 months ahead.'),
    figure('R9.14', 'A pet that arrives by land is reported within three days.'),
    figure('R9.15', 'A transit of less than 48 hours is exempt.'),
    figure('R9.16', 'The rule on rabies names 50 km and 6 months.'),
    {
      id: 'R9.17',
      text: 'The Embassy is open Monday to Friday, 9:00–17:00; the legalization office 9:30–12:30 and 14:30–17:00.',
      where: ['src/content/facts.ts', 'src/lib/dates'],
      tests: {
        'tests/pages/figures.test.tsx': FIGURES,
        'tests/lib/openingHours.test.ts': 'are correct %s',
      },
    },
    {
      id: 'R9.18',
      text: 'Every 30 seconds the session is looked at, and renewed when 3 such ticks or fewer remain, which is a margin of 90 seconds. The values are those of supabase-js.',
      where: ['src/lib/http/supabase.ts'],
      tests: {
        'tests/data/libraryLimits.test.ts': [
          'looks at the session every 30 seconds',
          'renews it when 3 ticks or fewer remain',
          'counts a session as expired by the ticks that remain',
        ],
      },
    },
    {
      id: 'R9.19',
      text: 'A read whose connection fails is tried again after 200 ms, each time after twice as long.',
      where: ['src/lib/http/fetchWithRetry.ts'],
      tests: { 'tests/lib/retry.test.ts': 'retries a read after 200, 400 and 800 ms' },
    },
    {
      id: 'R9.20',
      text: 'Signing keys are cached for 10 minutes, by supabase-js.',
      where: ['src/lib/http/supabase.ts'],
      tests: { 'tests/data/libraryLimits.test.ts': 'caches signing keys for 10 minutes' },
    },
    {
      id: 'R9.21',
      text: 'A failed call of the store is retried up to 10 times, by its SDK. The function aborts after 8 seconds, because staff would not wait for all of them.',
      where: ['src/services/files', 'api/_lib/blobStore.ts'],
      tests: {
        'tests/data/libraryLimits.test.ts': 'tries 10 times more',
        'tests/api/storeFaults.test.ts':
          "is aborted after the timeout, before the SDK's retries end",
      },
    },
  ],
};
