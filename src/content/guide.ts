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
