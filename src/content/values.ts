/** The eight core values in the order of spec 1; words in home.json. */
export const coreValues = [
  'patriotism',
  'teamwork',
  'collectiveResponsibility',
  'professionalism',
  'discipline',
  'dignity',
  'integrity',
  'equity',
] as const;
