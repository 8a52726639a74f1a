import type { Requirement } from '../requirement.ts';

/** Section 7, continued: the other tables, the file store and the results. */
export const callsToData: Requirement[] = [
  {
    id: 'R7.11',
    text: 'Categories are listed by name, and the id of one is looked up by its slug.',
    where: ['src/services/categories.ts'],
    tests: {
      'tests/services/categories.test.ts': [
        'are sorted by name',
        'have an id for a known slug, null for any other',
      ],
    },
  },
  {
    id: 'R7.12',
    text: 'Notices are listed newest first, in pages.',
    where: ['src/services/notices'],
    tests: {
      'tests/services/notices.test.ts':
        'requests pinned notices first, then the newest, ten a page by default',
    },
  },
  {
    id: 'R7.13',
    text: 'A notice is read by id, inserted, updated and deleted.',
    where: ['src/services/notices'],
    tests: {
      'tests/services/noticesAdmin.test.ts': [
        'are read by id; an unknown id fails with notFound',
        'have a link or a file, depending on the type',
        'are updated and deleted by id; an unknown id fails with notFound',
      ],
    },
  },
  {
    id: 'R7.14',
    text: 'The role is selected from `profiles` by the id of the account.',
    where: ['src/services/auth'],
    tests: {
      'tests/services/signIn.test.ts':
        'sends e-mail and password, requests the role, and sets the flag',
    },
  },
  {
    id: 'R7.15',
    text: 'A small file is stored with one `PUT`.',
    where: ['src/services/files', 'api/_local/blobStore'],
    tests: {
      'tests/api/storeServerHalf.test.ts':
        'is stored under its pathname and can be read by head, get and del',
      'tests/api/upload.test.ts':
        "by the SDK's client gets a token from the function and stores the file",
    },
  },
  {
    id: 'R7.16',
    text: 'A large file is stored in parts: `POST /mpu` creates the upload, takes each part and completes it.',
    where: ['src/services/files', 'api/_local/blobStore'],
    tests: {
      'tests/api/upload.test.ts': 'of a large document is sent as multipart',
      'tests/api/storeServerHalf.test.ts': 'is complete when the SDK sends it',
    },
  },
  {
    id: 'R7.17',
    text: 'Stored files are listed with the parameters limit, prefix, cursor and mode.',
    where: ['api/_lib/listFiles.ts'],
    tests: {
      'tests/api/list.test.ts': [
        'has at most 100 files a page and a cursor for the next page',
        "contains the site's folders only",
        'accepts a limit of %d',
      ],
    },
  },
  {
    id: 'R7.18',
    text: 'A stored file is deleted with `DELETE /api/blob-delete?url={url}`, the product’s own endpoint. It answers JSON with `success` and, where it refuses, `error` and `code`.',
    where: ['api/blob.ts', 'api/_lib/deleteFile.ts', 'api/_lib/responses.ts'],
    tests: {
      'tests/api/remove.test.ts': 'removes %s, and succeeds again if it is already removed',
      'tests/api/deployment.test.ts': 'a deployment rewrites the three paths of the function to it',
    },
  },
  {
    id: 'R7.19',
    text: 'Every service reports success as true or false, with a text where it failed; none throws.',
    where: ['src/services', 'src/lib/http/result.ts'],
    tests: {
      'tests/lib/result.test.ts': [
        'returns the data of the call',
        'turns a rejection into a failure with text, error code and advice',
      ],
      'tests/services/failures.test.ts': 'has its error text, advice and error code when %s',
    },
  },
  {
    id: 'R7.20',
    text: 'A failure shows the text of section 8, in the language of the visitor.',
    where: ['src/locales/en/errors.json', 'src/locales/ru/errors.json'],
    tests: {
      'tests/services/failures.test.ts': [
        'has its error text, advice and error code when %s',
        'has Russian texts if the language is Russian',
      ],
    },
  },
  {
    id: 'R7.21',
    text: 'Without an answer the banners of the home page show built-in content (R8.15, R8.16).',
    where: ['src/content/fallback.ts', 'src/features/news', 'src/features/notices'],
    tests: {
      'tests/e2e/visitor.test.ts':
        'sees built-in news and four notices when the database cannot be reached',
    },
  },
];
