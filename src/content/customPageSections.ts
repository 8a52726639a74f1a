/**
 * Sections of `custom` pages for the search, by path and anchor: the translation keys of their
 * texts; the first key has the title.
 */
export const customPageSections: Record<string, Record<string, string[]>> = {
  '/': { diaspora: ['home:diaspora'] },
  '/embassy': {
    contact: [
      'home:contact',
      'common:contact.addressLines',
      'common:contact.hoursText',
      'common:contact.metroText',
    ],
    holidays: ['embassy:holidays', 'home:holidays'],
    leadership: ['embassy:leadership'],
    work: ['embassy:work'],
    mission: ['home:mission', 'home:values'],
    relations: ['embassy:relations'],
  },
};
