import type { Section } from '../requirement.ts';

const CATALOGUE = 'has the sentences of the requirements word for word';
const ENGLISH = ['src/locales/en/errors.json', 'src/locales/ru/errors.json'];
const FAILURES = 'has its error text, advice and error code when %s';

export const errors: Section = {
  heading: 'Error catalogue',
  requirements: [
    {
      id: 'R8.1',
      text: 'Signing in fails: “An error occurred while signing in”.',
      where: ENGLISH,
      tests: {
        'tests/lib/result.test.ts': CATALOGUE,
        'tests/pages/admin/signIn.test.tsx': 'shows advice after %s and keeps the input',
      },
    },
    {
      id: 'R8.2',
      text: 'Fetching news fails: “An error occurred while fetching news”.',
      where: ENGLISH,
      tests: {
        'tests/lib/result.test.ts': CATALOGUE,
        'tests/services/failures.test.ts': FAILURES,
      },
    },
    {
      id: 'R8.3',
      text: 'Creating an article fails: “An error occurred while creating the news article”.',
      where: ENGLISH,
      tests: {
        'tests/lib/result.test.ts': CATALOGUE,
        'tests/services/failures.test.ts': FAILURES,
      },
    },
    {
      id: 'R8.4',
      text: 'Updating an article fails: “An error occurred while updating the news article”.',
      where: ENGLISH,
      tests: {
        'tests/lib/result.test.ts': CATALOGUE,
        'tests/services/failures.test.ts': FAILURES,
      },
    },
    {
      id: 'R8.5',
      text: 'Deleting an article fails: “An error occurred while deleting the news article”.',
      where: ENGLISH,
      tests: {
        'tests/lib/result.test.ts': CATALOGUE,
        'tests/services/failures.test.ts': FAILURES,
      },
    },
    {
      id: 'R8.6',
      text: 'An upload fails: “An error occurred while uploading the file”.',
      where: ENGLISH,
      tests: {
        'tests/lib/result.test.ts': CATALOGUE,
        'tests/services/files.test.ts': 'map %i %s to %s',
      },
    },
    {
      id: 'R8.7',
      text: 'Listing files fails: “An error occurred while listing files”.',
      where: ENGLISH,
      tests: {
        'tests/lib/result.test.ts': CATALOGUE,
        'tests/pages/uploads/library.test.tsx': 'shows an error and retries',
      },
    },
    {
      id: 'R8.8',
      text: 'The featured image cannot be uploaded: “Failed to upload featured image”.',
      where: ['src/locales/en/uploads.json', 'src/features/files'],
      tests: {
        'tests/pages/admin/imageFaults.test.tsx':
          'shows advice when it is interrupted, and succeeds on the next save',
      },
    },
    {
      id: 'R8.9',
      text: 'An additional image cannot be uploaded: “Failed to upload additional image {n}”.',
      where: ['src/locales/en/uploads.json', 'src/features/files'],
      tests: {
        'tests/pages/admin/imageFaults.test.tsx': 'names the additional image by its number',
      },
    },
    {
      id: 'R8.10',
      text: 'The list of news cannot be loaded: “Error loading news. Please try again later.”',
      where: ['src/locales/en/news.json'],
      tests: {
        'tests/pages/news.test.tsx': 'shows an error and loads the list on retry',
      },
    },
    {
      id: 'R8.11',
      text: 'An unknown path shows the texts of R2.7.',
      where: ['src/locales/en/common.json', 'src/pages/NotFound.tsx'],
      tests: { 'tests/pages/notFound.test.tsx': 'links back to the home page' },
    },
    {
      id: 'R8.12',
      text: 'When a later step of a save fails, the images that it has uploaded are deleted.',
      where: ['src/features/files'],
      tests: {
        'tests/pages/admin/saveItem.test.ts': [
          'stops at failed upload %i and rolls back',
          'deletes the uploads when the row cannot be written',
        ],
      },
    },
    {
      id: 'R8.13',
      text: 'An article is deleted although some of its images cannot be: “News article deleted, but some images may need manual cleanup”. The message is shown when an article is deleted permanently; before that it is in the bin.',
      where: ['src/features/dashboard', 'src/locales/en/uploads.json'],
      tests: {
        'tests/pages/admin/bin.test.tsx':
          'reports what happened to the images when the file deletion responds with %i',
      },
    },
    {
      id: 'R8.14',
      text: 'Otherwise the message is “News article and all images deleted successfully”.',
      where: ['src/features/dashboard', 'src/locales/en/uploads.json'],
      tests: {
        'tests/pages/admin/bin.test.tsx':
          'reports what happened to the images when the file deletion responds with %i',
        'tests/e2e/imagesPublished.thorough.test.ts':
          'are published, replaced and deleted, and the store contains only files that rows and versions name',
      },
    },
  ],
};
