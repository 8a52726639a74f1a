/**
 * Earlier anchors of sections by the current path of the section or page: from before all services had the
 * same headings, and before the cases of /consular/passports were pages. Visitors may have saved such links,
 * so they still lead there.
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
