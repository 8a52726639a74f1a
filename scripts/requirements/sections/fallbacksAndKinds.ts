import type { Requirement } from '../requirement.ts';

/** Section 8, continued: fallbacks of the home page, and the failures of the file store. */
export const fallbacksAndKinds: Requirement[] = [
  {
    id: 'R8.15',
    text: 'When news cannot be fetched the home page shows built-in items, and says that they may be out of date.',
    where: ['src/content/fallback.ts', 'src/features/news'],
    tests: {
      'tests/pages/home.test.tsx':
        'shows built-in articles with a note that they may be outdated when %s',
    },
  },
  {
    id: 'R8.16',
    text: 'When notices cannot be fetched the home page shows four built-in notices, and says that they may be out of date.',
    where: ['src/content/fallback.ts', 'src/features/notices'],
    tests: {
      'tests/pages/notices.test.tsx':
        'shows the four built-in notices with a note that they may be outdated when the API fails',
    },
  },
  {
    id: 'R8.17',
    text: 'Failures of the file store have ten kinds: access denied, content type mismatch, pathname mismatch, client token expired, file too large, store not found or suspended, blob not found, service unavailable, rate limited, unknown. Each has advice for staff.',
    where: ['src/services/files', 'api/_lib/blobErrors.ts', 'src/locales/en/uploads.json'],
    tests: {
      'tests/services/files.test.ts': 'map %i %s %s to %s',
      'tests/api/storeFaults.test.ts': 'map "%s" to a status and a message',
    },
  },
  {
    id: 'R8.18',
    text: 'Rate limited carries a retry-after value, and staff read how long to wait.',
    where: ['src/services/files', 'api/_lib/blobErrors.ts'],
    tests: {
      'tests/services/files.test.ts': 'show the time to wait after 429',
      'tests/api/storeFaults.test.ts':
        'map "rate limited" with Retry-After %s to a wait of %s seconds',
    },
  },
  {
    id: 'R8.19',
    text: 'The function answers 200, 400, 401, 403, 405, 409 (the file is in use), 413, 429, 502 or 503.',
    where: ['api/_lib/httpError.ts', 'api/blob.ts'],
    tests: {
      'tests/api/callers.test.ts': 'rejects every other method and lists its own in Allow',
      'tests/api/function.fuzz.test.ts':
        'the function performs only what an admin may do, and responds with its own error texts, for random requests',
    },
  },
];
