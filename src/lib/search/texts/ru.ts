/** The words of every public page, as one file to fetch; those that are there from the start are left out. */
export const texts = import.meta.glob<string>(
  [
    '../../../locales/ru/**/*.json',
    '!../../../locales/ru/{account,admin,common,errors,history,pages,search,uploads}.json',
    '!../../../locales/ru/charts/**',
    '!../../../locales/ru/consular/{dates,forms,needs}.json',
    '!../../../locales/ru/magical-kenya/{filter,map,places}.json',
  ],
  { query: '?raw', import: 'default', eager: true },
);
