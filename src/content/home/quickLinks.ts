/** Quick links to government and tourism sites (spec 1, home section 8): names of `urls` in facts. */
export const quickLinks = {
  government: ['mfa', 'president', 'diasporaDepartment', 'myGov', 'parliament'],
  services: ['eCitizen', 'eta', 'immigration', 'diasporaRegistration'],
  tourism: ['magicalKenya', 'tourismBoard', 'wildlifeService', 'museums', 'kenyaAirways'],
} as const;
