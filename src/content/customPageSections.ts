/**
 * The sections of pages of kind `custom` for the search, by path and anchor. Each has the translation keys
 * of its texts; the value of the first key has the title.
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
    directions: ['embassy:directions'],
    holidays: ['embassy:holidays', 'home:holidays'],
    leadership: ['embassy:leadership'],
    work: ['embassy:work'],
    accreditation: ['embassy:accreditation'],
    mission: ['home:mission', 'home:values'],
    relations: ['embassy:relations'],
  },
};
