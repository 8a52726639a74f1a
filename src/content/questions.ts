/**
 * The questions that only the Embassy can answer and visitors put to it, by page and anchor; questions.json has their texts.
 * Where staff have answered one (`answers.<key>`, lib/facts), the answer stands in its place.
 */
export const asked: Partial<Record<string, Partial<Record<string, string[]>>>> = {
  '/consular/birth': {
    bring: ['birthDocuments', 'birthLegalized'],
    where: ['appointment', 'acceptUntil', 'post', 'birthFee', 'payment', 'birthTime'],
    next: ['certificateCollect'],
    leaving: ['newbornTravel', 'newbornMigration'],
  },
  '/consular/doc-auth': {
    steps: ['stampInNairobi'],
    'power-of-attorney': ['powerOfAttorney', 'attorneyRegistered', 'certifiedCopies'],
    time: ['sameDay', 'copyFee'],
    where: ['appointment', 'acceptUntil', 'post'],
  },
  '/consular/doc-leg': {
    bring: ['proofOfIdentity'],
    copy: ['justiceFirst'],
    cost: ['legalizationFees'],
    where: ['otherOffices', 'appointment', 'acceptUntil', 'post'],
  },
  '/consular/downloads': {
    get: ['whichForm'],
  },
  '/consular/fees': {
    paying: ['payment'],
  },
  '/consular/from-afar': {
    services: ['post', 'passportPost', 'fingerprints', 'consulVisit'],
  },
  '/consular/good-conduct': {
    citizens: ['maishaCard'],
    foreigners: ['residenceProof'],
    steps: ['embassyFingerprints', 'policeLetter', 'policeAbroad', 'whoSends'],
    cost: ['conductFee', 'payment'],
    where: ['appointment', 'acceptUntil', 'post'],
  },
  '/consular/help': {
    death: ['remainsDocuments', 'remainsLetter'],
  },
  '/consular/marriage': {
    bring: ['marriageForm', 'marriageTogether'],
    copies: ['marriageCopies'],
    steps: ['registrarToo'],
    cost: ['registrarFee', 'payment'],
    where: ['appointment', 'acceptUntil', 'post'],
    next: ['marriageRecognised', 'marriageIssuer', 'certificateCollect', 'marriageValid'],
  },
  '/consular/passports/child': {
    who: ['absentParent'],
    bring: ['parentsPages', 'form19a', 'certify'],
    cost: ['embassyFee', 'passportTime'],
    where: ['childFingerprints', 'appointment', 'acceptUntil', 'passportPost'],
    next: ['issueDate', 'passportCollect'],
  },
  '/consular/passports/citizenship': {
    dual: ['dualForm'],
    renunciation: ['renounceForm'],
    bring: ['regainForm', 'regainWitness'],
    where: ['appointment', 'acceptUntil', 'passportPost', 'regainFee', 'passportTime'],
    next: ['regainPaper'],
  },
  '/consular/passports/damaged': {
    bring: ['affidavit', 'specialForm', 'form19a', 'certify'],
    cost: ['embassyFee', 'passportTime'],
    where: ['fingerprints', 'appointment', 'acceptUntil', 'passportPost'],
    next: ['issueDate', 'passportCollect', 'oldPassport'],
  },
  '/consular/passports/diplomatic': {
    bring: ['thirdSchedule', 'form19a', 'certify'],
    where: [
      'fingerprints',
      'appointment',
      'acceptUntil',
      'passportPost',
      'diplomaticFee',
      'passportTime',
    ],
    next: ['diplomaticVisa', 'passportCollect', 'oldPassport'],
  },
  '/consular/passports/emergency': {
    who: ['emergencyDual'],
    bring: ['emergencyPhotos'],
    time: ['emergencyIssued', 'emergencyFee'],
    where: ['journeyToMoscow'],
    next: ['letter', 'emergencyValid'],
  },
  '/consular/passports/lost': {
    bring: ['affidavit', 'specialForm', 'form19a', 'certify', 'policeReport'],
    cost: ['embassyFee', 'passportTime'],
    where: ['fingerprints', 'appointment', 'acceptUntil', 'passportPost'],
    next: ['letter', 'issueDate', 'passportCollect'],
  },
  '/consular/passports/new': {
    who: ['nationalId'],
    bring: ['form19a', 'certify'],
    cost: ['embassyFee', 'passportTime'],
    where: ['fingerprints', 'appointment', 'acceptUntil', 'passportPost'],
    next: ['passportCollect'],
  },
  '/consular/passports/replacement': {
    bring: ['form19a', 'certify'],
    cost: ['embassyFee', 'passportTime'],
    time: ['expiresFirst'],
    where: ['fingerprints', 'appointment', 'acceptUntil', 'passportPost'],
    next: ['issueDate', 'passportCollect', 'oldPassport'],
  },
  '/consular/pets': {
    bring: ['petChip'],
    transit: ['petTransit'],
    steps: ['petDocuments'],
    cost: ['payment'],
    time: ['petTime'],
    where: ['appointment', 'acceptUntil', 'petCollect'],
    receive: ['petSeveral'],
    'by-land': ['petByLand'],
  },
  '/embassy': {
    directions: ['wheelchair'],
  },
  '/explore/trade': {
    'tea-to-russia': ['teaPapers'],
  },
  '/consular/visa': {
    purpose: ['officialVisit'],
    journalists: ['pressAccreditation', 'pressCustoms'],
    cost: ['noCard'],
  },
  '/consular': {
    'before-you-come': ['appointment', 'acceptUntil', 'post'],
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
