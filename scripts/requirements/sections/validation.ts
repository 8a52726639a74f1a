import type { Section } from '../requirement.ts';

const FIGURES = 'are stated on their page: %s';

export const validation: Section = {
  heading: 'Validation rules',
  requirements: [
    {
      id: 'R5.1',
      text: 'An article has at most 7 additional images. One more is answered with “Maximum 7 images allowed”, and refused by the database.',
      where: ['src/features/files', 'supabase/migrations'],
      tests: {
        'tests/pages/uploads/fields.test.tsx': 'accepts seven images and reports the eighth',
        'tests/database/rules.test.ts': 'eight additional images',
      },
    },
    {
      id: 'R5.2',
      text: 'Each chosen file has to be an image by its first bytes; else staff read “File "{name}" is not an image”.',
      where: ['src/features/files'],
      tests: {
        'tests/pages/uploads/fields.test.tsx': 'is reported: %s',
        'tests/pages/uploads/formats.test.ts': 'recognises %s by its first bytes',
      },
    },
    {
      id: 'R5.3',
      text: 'Images are compressed before they are uploaded (R9.22 to R9.25).',
      where: ['src/features/files/compress'],
      tests: {
        'tests/pages/uploads/fields.test.tsx':
          'compresses the selected image and saves its alternative text',
        'tests/e2e/imageCompression.thorough.test.ts':
          'is upright, small enough and without EXIF, and the page stays responsive',
      },
    },
    {
      id: 'R5.4',
      text: 'A stored file has a pathname of at most 950 characters.',
      where: ['api/_lib/pathnames.ts'],
      tests: {
        'tests/api/upload.test.ts':
          'is issued for the longest pathname, and not for one character more',
      },
    },
    {
      id: 'R5.5',
      text: 'A pathname without a name, or with a double slash, is refused.',
      where: ['api/_lib/pathnames.ts'],
      tests: {
        'tests/api/upload.test.ts': 'such as %j gets no token',
        'tests/api/anything.fuzz.test.ts':
          'upload: a pathname that gets a token is in an allowed folder with the extension of its type',
      },
    },
    {
      id: 'R5.6',
      text: 'Files are stored with public access only.',
      where: ['src/services/files', 'api/_local/blobStore'],
      tests: {
        'tests/services/filesSent.test.ts': 'an upload requests public access from Vercel Blob',
      },
    },
    {
      id: 'R5.7',
      text: 'The body of an upload is a string, a buffer or a stream. The SDK of the store refuses others; the site sends files.',
      where: ['src/services/files'],
      tests: {},
    },
    {
      id: 'R5.8',
      text: '`category_id` is used where it is a valid uuid, else the free text is.',
      where: ['src/services/news'],
      tests: {
        'tests/services/newsAdmin.test.ts':
          'is stored with a category id if it is a UUID, else with free text',
        'tests/lib/urls.test.ts': 'accepts a UUID in lower and upper case',
      },
    },
    {
      id: 'R5.9',
      text: 'Signing in takes an e-mail address or a phone number, and a password; nothing is sent while one is missing.',
      where: ['src/features/auth', 'src/services/auth'],
      tests: {
        'tests/pages/admin/signIn.test.tsx': 'reports empty fields and sends nothing',
        'tests/services/signIn.test.ts': 'rejects «%s» with password «%s» without a request',
      },
    },
    {
      id: 'R5.10',
      text: 'On a marriage application the status is written as Spinster, Bachelor, Widowed or Divorced, never as Single.',
      where: ['src/locales/en/consular', 'src/locales/ru/consular'],
      tests: { 'tests/pages/figures.test.tsx': FIGURES },
    },
    {
      id: 'R5.11',
      text: 'Between the interview for an emergency travel document and the confirmed flight lie at least three days.',
      where: ['src/content/facts.ts', 'src/lib/dates'],
      tests: {
        'tests/pages/figures.test.tsx': FIGURES,
        'tests/data/passportCases.test.ts':
          'the emergency travel document states its rule of three days',
        'tests/lib/travelDates.test.ts': 'is on $workingDay at the latest',
      },
    },
    {
      id: 'R5.12',
      text: 'Passport photos are 3.4 × 4.5 cm, with ears visible.',
      where: ['src/content/facts.ts'],
      tests: { 'tests/pages/figures.test.tsx': FIGURES },
    },
    {
      id: 'R5.13',
      text: 'Applicants must bring a copy of their national ID.',
      where: ['src/locales/en/consular', 'src/locales/ru/consular'],
      tests: { 'tests/pages/figures.test.tsx': FIGURES },
    },
    {
      id: 'R5.14',
      text: 'The signature on a veterinary certificate is at most five days old on departure.',
      where: ['src/content/facts.ts', 'src/lib/dates'],
      tests: {
        'tests/pages/figures.test.tsx': FIGURES,
        'tests/lib/travelDates.test.ts':
          'returns $from as the first day of a certificate for $departure',
      },
    },
    {
      id: 'R5.15',
      text: 'A passport application has three copies of form 19A and three photos.',
      where: ['src/content/facts.ts'],
      tests: {
        'tests/pages/figures.test.tsx': FIGURES,
        'tests/data/passportCases.test.ts': 'include %s with the rules of every application',
      },
    },
  ],
};
