/**
 * Who leads the Embassy (spec 1). When somebody comes or goes, change the name here and the
 * sentences under `leadership` in locales/en/embassy.json and locales/ru/embassy.json. A name that
 * is not confirmed is null: the page then describes the office alone.
 */
export interface Person {
  key: 'ambassador' | 'deputy';
  name: { en: string; ru: string } | null;
}

export const people: Person[] = [
  {
    key: 'ambassador',
    name: {
      en: 'H.E. Dr Peter Mutuku Mathuki',
      ru: 'Его Превосходительство д-р Питер Мутуку Матуки',
    },
  },
  { key: 'deputy', name: null },
];
