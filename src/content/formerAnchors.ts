/**
 * Anchors that sections had before the services got their common headings, by the address of the
 * section. People have saved them, so they go on leading there.
 */
export const formerAnchors: Partial<Record<string, string>> = {
  '/consular/visa#bring': 'papers',
  '/consular/visa#steps': 'apply',
  '/consular/visa#next': 'border',
  '/consular/pets#bring': 'papers',
  '/consular/pets#time': 'dates',
  '/consular/pets#receive': 'permit',
  '/consular/doc-auth#cost': 'fees',
  '/consular/doc-leg#bring': 'stamp',
  '/consular/doc-leg#cost': 'paths',
};
