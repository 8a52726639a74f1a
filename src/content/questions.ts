import { beforeVisits } from './beforeVisits.ts';

/**
 * The questions that only the Embassy can answer and visitors put to it, by page and anchor; questions.json has their texts. A page
 * has at most four besides `beforeVisits`. Where staff have answered one (`answers.<key>`, lib/facts), the answer stands in its place.
 */
export const asked: Partial<Record<string, Partial<Record<string, string[]>>>> = {
  '/consular': {
    'before-you-come': beforeVisits,
  },
  '/consular/birth': {
    bring: ['birthDocuments'],
    where: ['birthFee', ...beforeVisits],
    leaving: ['newbornTravel', 'twoPassports'],
  },
  '/consular/complaint': {
    promise: ['answerTime'],
    'name-used': ['ourPaper'],
  },
  '/consular/contract': {
    wages: ['crewHelp'],
  },
  '/consular/doc-auth': {
    'power-of-attorney': ['powerOfAttorney', 'attorneyLocal', 'certifiedCopies'],
    where: beforeVisits,
    'for-russia': ['stampInNairobi'],
  },
  '/consular/doc-leg': {
    bring: ['proofOfIdentity'],
    copy: ['justiceFirst'],
    cost: ['legalizationFees'],
    where: ['otherOffices', ...beforeVisits],
  },
  '/consular/downloads': {
    get: ['whichForm'],
  },
  '/consular/from-afar': {
    services: ['post', 'fingerprints', 'consulVisit'],
  },
  '/consular/good-conduct': {
    citizens: ['maishaCard'],
    steps: ['embassyFingerprints', 'whoSends'],
    cost: ['conductFee'],
    where: beforeVisits,
  },
  '/consular/help': {
    death: ['remainsDocuments', 'remainsLetter', 'deathCosts'],
  },
  '/consular/marriage': {
    bring: ['marriageForm'],
    copies: ['marriageCopies'],
    steps: ['registrarToo'],
    where: beforeVisits,
    next: ['marriageValid'],
  },
  '/consular/missing': {
    again: ['missingReport'],
  },
  '/consular/offices': {
    purposes: ['landBorder'],
    'home-for-good': ['returnLetter'],
    limits: ['embassyWork'],
    'whom-to-ask': ['citizenLetter'],
  },
  '/consular/other': {
    press: ['pressContact'],
    letters: ['letterRules', 'groupVisit'],
  },
  '/consular/passports': {
    bring: ['form19a'],
    'national-id': ['nationalId'],
    time: ['fingerprints', 'issueDate'],
  },
  '/consular/passports/child': {
    who: ['absentParent'],
    bring: ['parentsPages'],
    where: ['childFingerprints', ...beforeVisits],
    next: ['twoPassports'],
  },
  '/consular/passports/citizenship': {
    dual: ['dualForm'],
    renunciation: ['renounceForm'],
    bring: ['regainForm'],
    where: ['regainFee', ...beforeVisits],
  },
  '/consular/passports/damaged': {
    bring: ['affidavit', 'specialForm'],
    where: beforeVisits,
    next: ['oldPassport'],
  },
  '/consular/passports/diplomatic': {
    bring: ['thirdSchedule'],
    where: ['diplomaticFee', ...beforeVisits],
    next: ['diplomaticVisa', 'oldPassport'],
  },
  '/consular/passports/emergency': {
    who: ['emergencyDual'],
    time: ['emergencyIssued', 'emergencyFee'],
    'cannot-come': ['journeyToMoscow'],
  },
  '/consular/passports/lost': {
    bring: ['affidavit', 'specialForm', 'policeReport'],
    where: beforeVisits,
    next: ['letter'],
  },
  '/consular/passports/new': {
    steps: ['fingerprints'],
    cost: ['embassyFee'],
    where: beforeVisits,
  },
  '/consular/passports/replacement': {
    time: ['expiresFirst', 'fingerprints', 'embassyFee'],
    where: beforeVisits,
    next: ['oldPassport'],
  },
  '/consular/pets': {
    bring: ['petChip'],
    transit: ['petTransit'],
    steps: ['petDocuments'],
    where: beforeVisits,
    'by-land': ['petByLand'],
  },
  '/embassy': {
    directions: ['wheelchair'],
  },
  '/explore/trade': {
    'selling-to-russia': ['teaPapers'],
    papers: ['goodsPapers'],
    ask: ['tradeHelp'],
  },
  '/consular/visa': {
    purpose: ['officialVisit'],
    journalists: ['pressAccreditation'],
    cost: ['noCard'],
  },
};

/** Returns the keys of a page's questions, in its order, each once. */
export const questionsOf = (path: string): string[] => [
  ...new Set(Object.values(asked[path] ?? {}).flatMap((keys) => keys ?? [])),
];

/** Returns the paths of the pages that ask a question. */
export const pagesAsking = (key: string): string[] =>
  Object.keys(asked).filter((path) => questionsOf(path).includes(key));

/**
 * Returns the questions of a page by anchor and key, as `PageText` has them; undefined for a page without any.
 * @param texts those of questions.json
 */
export function questionTexts(path: string, texts: Record<string, string>) {
  const sections = asked[path];
  if (!sections) return undefined;
  const questions = Object.entries(sections).map(([anchor, keys = []]) => [
    anchor,
    Object.fromEntries(keys.map((key) => [key, texts[key]])),
  ]);
  return Object.fromEntries(questions) as Record<string, Record<string, string>>;
}
