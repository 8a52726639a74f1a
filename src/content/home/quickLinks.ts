/** Names in `urls` of facts.ts: links to government and tourism (R1.23), services in the footer. */
export const quickLinks = {
  government: ['mfa', 'president', 'diasporaDepartment', 'myGov', 'parliament'],
  services: ['eCitizen', 'eta', 'immigration', 'diasporaRegistration'],
  tourism: ['magicalKenya', 'tourismBoard', 'wildlifeService', 'museums', 'kenyaAirways'],
} as const;
