interface Question {
  /** Key of its text in questions.json, and of its answer: `answers.<key>` (lib/facts). */
  key: string;
  /** The pages that ask it, each with the anchor of the section in which the answer stands. */
  pages: Record<string, string>;
  /** The only pages that list it while it is open, because every service asks it. */
  listed?: string[];
}

/** Returns consular pages with the same anchor: `{ '/consular/pets': 'steps' }`. */
const at = (anchor: string, ...names: string[]): Question['pages'] =>
  Object.fromEntries(names.map((name) => [`/consular/${name}`, anchor]));

/** Returns pages of passports with the same anchor: `{ '/consular/passports/lost': 'steps' }`. */
const atPassports = (anchor: string, ...names: string[]): Question['pages'] =>
  at(anchor, ...names.map((name) => `passports/${name}`));

/** The pages of services for which people come to the Embassy. */
const visits: Question['pages'] = {
  '/consular': 'before-you-come',
  ...at('steps', 'birth', 'doc-auth', 'doc-leg', 'good-conduct', 'marriage', 'pets'),
  ...atPassports('steps', 'new', 'replacement', 'lost', 'damaged', 'child'),
  ...atPassports('steps', 'citizenship', 'diplomatic'),
};

const listed = ['/consular', '/consular/from-afar'];

/**
 * Questions that only the Embassy can answer, by rank: first whether somebody travels in vain. A
 * page lists its open questions at its end; an answer of staff stands in its section.
 */
export const questions: Question[] = [
  { key: 'appointment', pages: visits, listed },
  { key: 'acceptUntil', pages: visits, listed },
  { key: 'payment', pages: visits, listed },
  {
    key: 'fingerprints',
    pages: {
      ...at('bring', 'passports'),
      ...atPassports('steps', 'new', 'replacement', 'child'),
      ...at('services', 'from-afar'),
    },
  },
  { key: 'journeyToMoscow', pages: atPassports('cannot-come', 'emergency') },
  { key: 'emergencyIssued', pages: atPassports('steps', 'emergency') },
  { key: 'emergencyDual', pages: atPassports('steps', 'emergency') },
  { key: 'remainsDocuments', pages: at('death', 'help') },
  { key: 'birthDocuments', pages: at('bring', 'birth') },
  { key: 'absentParent', pages: atPassports('bring', 'child') },
  { key: 'affidavit', pages: atPassports('bring', 'lost', 'damaged') },
  { key: 'marriageForm', pages: at('bring', 'marriage') },
  { key: 'embassyFingerprints', pages: at('steps', 'good-conduct') },
  {
    key: 'powerOfAttorney',
    pages: at('power-of-attorney', 'doc-auth'),
  },
  { key: 'certifiedCopies', pages: at('cannot-travel', 'doc-auth') },
  { key: 'justiceFirst', pages: at('copy', 'doc-leg') },
  { key: 'otherOffices', pages: at('steps', 'doc-leg') },
  { key: 'regainForm', pages: atPassports('bring', 'citizenship') },
  { key: 'nationalId', pages: at('national-id', 'passports') },
  { key: 'registrarToo', pages: at('steps', 'marriage') },
  { key: 'petDocuments', pages: at('steps', 'pets') },
  { key: 'wheelchair', pages: { '/embassy': 'contact' } },
  { key: 'post', pages: { ...visits, ...at('services', 'from-afar') }, listed },
  { key: 'waiting', pages: visits, listed },
  { key: 'consulVisit', pages: at('services', 'from-afar') },
  {
    key: 'embassyFee',
    pages: atPassports('steps', 'new', 'replacement', 'citizenship', 'diplomatic', 'emergency'),
  },
  { key: 'birthFee', pages: at('steps', 'birth') },
  { key: 'legalizationFees', pages: at('steps', 'doc-leg') },
];

/** Returns the questions of a page, by rank. */
export const pageQuestions = (path: string): Question[] =>
  questions.filter(({ pages }) => path in pages);
