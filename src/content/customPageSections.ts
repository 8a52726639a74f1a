/**
 * What the search reads of pages that have a component of their own: their sections by anchor, each
 * with the names of its words. The first one holds the section's title.
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
