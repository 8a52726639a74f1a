/** The quick links to sites of the government and of tourism (R1.23), and the footer's to services: names of `urls` in facts.ts. */
export const quickLinks = {
  government: ['mfa', 'president', 'diasporaDepartment', 'myGov', 'parliament'],
  services: ['eCitizen', 'eta', 'immigration', 'diasporaRegistration'],
  tourism: ['magicalKenya', 'tourismBoard', 'wildlifeService', 'museums', 'kenyaAirways'],
} as const;
