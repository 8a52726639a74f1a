import type { Requirement } from '../requirement.ts';

/** Section 9, continued: files and images, paging and display. */
export const filesAndDisplay: Requirement[] = [
  {
    id: 'R9.22',
    text: 'A compressed image has at most 0.5 MB for news and 1 MB for notices.',
    where: ['src/features/files/compress', 'api/_lib/pathnames.ts'],
    tests: {
      'tests/data/imageLimits.test.ts': 'are 0.5 MB for news and 1 MB for notices',
      'tests/pages/uploads/fields.test.tsx':
        'compresses the selected image and saves its alternative text',
      'tests/e2e/imageCompression.thorough.test.ts':
        'is upright, small enough and without EXIF, and the page stays responsive',
      'tests/api/upload.test.ts':
        'of an image over 1 MB or of another type is rejected by the store',
    },
  },
  {
    id: 'R9.23',
    text: 'A compressed image is a JPEG of at most 1920 pixels on its longer side.',
    where: ['src/features/files/compress'],
    tests: {
      'tests/e2e/imageCompression.thorough.test.ts': [
        'is upright, small enough and without EXIF, and the page stays responsive',
        'become JPEG on a white background where they were transparent',
      ],
    },
  },
  {
    id: 'R9.24',
    text: 'Compression tries quality 0.6 at 1920 pixels, 0.3 at 1280 and 0.1 at 1024, until the image fits.',
    where: ['src/features/files/compress'],
    tests: { 'tests/data/imageLimits.test.ts': 'are reached in three steps of size and quality' },
  },
  {
    id: 'R9.25',
    text: 'An image can be cropped to 16:9.',
    where: ['src/features/files/crop'],
    tests: {
      'tests/e2e/imageFields.thorough.test.ts': 'cuts out the rectangle that was moved by keyboard',
      'tests/pages/uploads/geometry.test.ts':
        'is the largest of 16:9 in an image of $width × $height',
    },
  },
  {
    id: 'R9.26',
    text: 'An upload in parts has parts of 8 MB, up to 6 at once in a browser. The SDK of the store has these values; the site uploads in parts what is larger than one.',
    where: ['src/services/files'],
    tests: {
      'tests/data/libraryLimits.test.ts': [
        'sends parts of 8 MB',
        'sends up to 6 parts at once in a browser',
      ],
      'tests/api/upload.test.ts': 'of a large document is sent as multipart',
    },
  },
  {
    id: 'R9.27',
    text: 'An article has at most 7 additional images (R5.1).',
    where: ['src/features/files', 'supabase/migrations'],
    tests: {
      'tests/e2e/imageFields.thorough.test.ts': 'are limited to seven',
      'tests/database/rules.test.ts': 'eight additional images',
    },
  },
  {
    id: 'R9.28',
    text: 'A page of a list has 10 items unless another number is asked for.',
    where: ['src/services/paging.ts'],
    tests: {
      'tests/services/news.test.ts':
        'requests published items by publication date, then creation, ten a page',
      'tests/services/notices.test.ts':
        'requests pinned notices first, then the newest, ten a page by default',
    },
  },
  {
    id: 'R9.29',
    text: 'The home page asks for 5 articles and 50 notices.',
    where: ['src/features/news', 'src/services/notices'],
    tests: {
      'tests/pages/home.test.tsx': 'requests the five latest published articles',
      'tests/services/notices.test.ts': 'returns the newest fifty to the home page',
    },
  },
  {
    id: 'R9.30',
    text: 'A page of the file list has up to 100 files.',
    where: ['api/_lib/listFiles.ts'],
    tests: {
      'tests/api/list.test.ts': 'has at most 100 files a page and a cursor for the next page',
    },
  },
  {
    id: 'R9.31',
    text: 'Illustrations of the hero and news change every 3 s, notices and the greeting every 10 s. Each can be paused, and stops for visitors who ask for less motion.',
    where: ['src/features/home', 'src/features/news', 'src/features/notices', 'src/lib/hooks'],
    tests: {
      'tests/pages/homeMotion.thorough.test.tsx': [
        'changes at its interval, not before, and wraps around',
        'pauses by the pause button until it is pressed again',
        'is off under prefers-reduced-motion until it is started by its button',
      ],
    },
  },
  {
    id: 'R9.32',
    text: 'Titles of news are cut at 60 characters, titles of notices at 50, descriptions at 80.',
    where: ['src/lib/text'],
    tests: { 'tests/lib/text.test.ts': 'has the limits of titles and descriptions' },
  },
];
