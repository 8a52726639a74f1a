/**
 * Anchors that sections had before the services got their common headings, and before each case of
 * /consular/passports got a page, by the address of the section or the page. People have saved them,
 * so they go on leading there.
 */
export const formerAnchors: Partial<Record<string, string>> = {
  '/consular/visa#bring': 'papers',
  '/consular/visa#steps': 'apply',
  '/consular/visa#next': 'border',
  '/consular/passports/new': 'new',
  '/consular/passports/child': 'child',
  '/consular/passports/replacement': 'replacement',
  '/consular/passports/damaged': 'mutilated',
  '/consular/passports/lost': 'lost',
  '/consular/passports/diplomatic': 'diplomatic',
  '/consular/passports/emergency': 'emergency',
  '/consular/passports/citizenship': 'citizenship',
  '/consular/pets#bring': 'papers',
  '/consular/pets#time': 'dates',
  '/consular/pets#receive': 'permit',
  '/consular/doc-auth#cost': 'fees',
  '/consular/doc-leg#bring': 'stamp',
  '/consular/doc-leg#cost': 'paths',
};
