/** Every public page as one chunk, without the base namespaces, which are always loaded. */
export const texts = import.meta.glob<string>(
  [
    '../../../../locales/en/**/*.json',
    '!../../../../locales/en/{account,admin,editor,common,errors,facts,guide,history,kinds,officeMap,pages,people,portals,scenes,search,uploads}.json',
    '!../../../../locales/en/charts/**',
    '!../../../../locales/en/consular/{dates,etaDates,finder,forms,message,needs,visit}.json',
    '!../../../../locales/en/magical-kenya/{filter,map,places}.json',
  ],
  { query: '?raw', import: 'default', eager: true },
);
