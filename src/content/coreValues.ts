/** The eight core values in the order of R1.14; home.json has their names. */
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
