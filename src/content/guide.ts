/** The sections of the guide for staff, in their order; each has an entry in guide.json. */
export const guideSections = [
  'start',
  'notice',
  'article',
  'text',
  'images',
  'schedule',
  'correct',
  'takeBack',
  'alert',
  'facts',
  'words',
  'files',
  'checked',
  'fixed',
  'restore',
  'offline',
  'password',
  'writer',
  'people',
] as const;

export type GuideSection = (typeof guideSections)[number];

/** The image is taken by `npm run generate -- guide`; guide.json describes it under `alt`. */
export const illustrated = [
  'start',
  'notice',
  'article',
  'images',
  'alert',
  'words',
  'files',
  'restore',
  'password',
] as const satisfies GuideSection[];

export type IllustratedSection = (typeof illustrated)[number];

/** Width and height of every image of the guide, in pixels. */
export const guideImageSize = { width: 1024, height: 640 };

export const guideImage = (section: IllustratedSection, language: 'en' | 'ru'): string =>
  `/guide/${language}/${section}.webp`;
