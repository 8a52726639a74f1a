import { beforeVisits } from './beforeVisits.ts';
import type { OpenQuestionKey } from './openQuestions.ts';

/**
 * The questions that only the Embassy can answer and visitors put to it, by page and anchor; questions.json has their texts. A page
 * has at most four besides `beforeVisits`. Where staff have answered one (`answers.<key>`, lib/facts), the answer stands in its place.
 */
const askedOn = {
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
  '/consular/doc-auth': {
    'power-of-attorney': ['powerOfAttorney', 'attorneyLocal'],
    'cannot-travel': ['certifiedCopies'],
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
} as const satisfies Record<string, Record<string, readonly string[]>>;

type Values<Of> = Of[keyof Of];
type Section<Page> = Page extends unknown ? Values<Page> : never;

/** A question that visitors read, or one that only staff do. */
export type QuestionKey = Section<Values<typeof askedOn>>[number] | OpenQuestionKey;

export const asked: Partial<Record<string, Partial<Record<string, readonly QuestionKey[]>>>> =
  askedOn;

/** What an answer has besides words: the choice between yes and no, an amount of money, a time. */
export type AnswerKind = 'yesNo' | 'money' | 'time';

/** The questions of which an answer is of a kind; that of others is in words. */
export const answerKinds: Record<AnswerKind, readonly QuestionKey[]> = {
  yesNo: [
    ...(['payment', 'appointment', 'justiceFirst', 'otherOffices', 'embassyFingerprints'] as const),
    ...(['conductFee', 'registrarToo', 'form19a', 'childFingerprints', 'issueDate'] as const),
    ...(['oldPassport', 'emergencyDual', 'letter', 'noCard', 'newbornTravel'] as const),
    ...(['attorneyLocal', 'consulVisit', 'powerOfAttorney', 'certifiedCopies'] as const),
    ...(['birthFee', 'emergencyFee', 'isBirthFee', 'isLegalization', 'dutyPhone'] as const),
    ...(['officialEmail', 'mapPin', 'directions', 'swahili', 'honoraryConsul'] as const),
  ],
  money: [
    ...(['birthFee', 'emergencyFee', 'embassyFee', 'regainFee', 'diplomaticFee'] as const),
    ...(['renounceForm', 'marriageCopies', 'powerOfAttorney', 'certifiedCopies'] as const),
    'remainsLetter',
  ],
  time: ['remainsLetter', 'marriageValid', 'emergencyIssued', 'answerTime'],
};

/** The first word of an answer by yes or no. */
export const yesNo = { yes: { en: 'Yes', ru: 'Да' }, no: { en: 'No', ru: 'Нет' } };

/** Returns the keys of a page's questions, in its order, each once. */
export const questionsOf = (path: string): QuestionKey[] => [
  ...new Set(Object.values(asked[path] ?? {}).flatMap((keys) => keys ?? [])),
];

/** Returns the paths of the pages that ask a question. */
export const pagesAsking = (key: QuestionKey): string[] =>
  Object.keys(asked).filter((path) => questionsOf(path).includes(key));
