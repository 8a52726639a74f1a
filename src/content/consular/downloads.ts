/**
 * A form or guide of /consular/downloads (R3.7, and others that pages name). It is a link as soon
 * as `public/downloads/<file>.pdf` exists, or `<file>-en.pdf` and `<file>-ru.pdf` (R1.20).
 */
export interface Download {
  form: string;
  /** The name of the file, without language and extension. */
  file: string;
  pages: `/consular/${string}`[];
  /** `npm run generate -- downloads` makes the file from this page; official forms have none. */
  source?: `/consular/${string}`;
}

export const downloads: Download[] = [
  {
    form: 'passportChecklist',
    file: 'passport-checklist',
    pages: ['/consular/passports'],
    source: '/consular/passports',
  },
  {
    form: 'degreeGuide',
    file: 'degree-guide',
    pages: ['/consular/doc-leg'],
    source: '/consular/doc-leg',
  },
  { form: 'form19a', file: 'form19a', pages: [] },
  { form: 'consent', file: 'parental-consent', pages: ['/consular/passports/child'] },
  {
    form: 'special',
    file: 'lost-or-damaged-passport',
    pages: ['/consular/passports/lost', '/consular/passports/damaged'],
  },
  { form: 'birth', file: 'birth-certificate', pages: ['/consular/birth'] },
  { form: 'death', file: 'death-abroad', pages: [] },
  { form: 'marriage', file: 'no-impediment', pages: ['/consular/marriage'] },
  { form: 'form5', file: 'form5', pages: [] },
  { form: 'form7', file: 'form7', pages: [] },
  { form: 'form8', file: 'form8', pages: [] },
  { form: 'form15', file: 'form15', pages: [] },
];

/** Returns the forms that a page offers. */
export const downloadsOf = (path: string) =>
  downloads.filter(({ pages }) => pages.some((page) => page === path));
