interface Question {
  /** Key of its text in questions.json, and of its answer: `answers.<key>` (lib/facts). */
  key: string;
  /** The pages that ask it, each with the anchor of the section in which the answer stands. */
  pages: Record<string, string>;
  /** The only pages that list it while it is open, because every service asks it. */
  listed?: string[];
}

/** Returns consular pages with the same anchor: `{ '/consular/pets': 'steps' }`. */
const atConsular = (anchor: string, ...names: string[]): Question['pages'] =>
  Object.fromEntries(names.map((name) => [`/consular/${name}`, anchor]));

/** Returns pages of passports with the same anchor: `{ '/consular/passports/lost': 'steps' }`. */
const atPassports = (anchor: string, ...names: string[]): Question['pages'] =>
  atConsular(anchor, ...names.map((name) => `passports/${name}`));

/** The pages of services for which people come to the Embassy. */
const visits: Question['pages'] = {
  '/consular': 'before-you-come',
  ...atConsular('steps', 'birth', 'doc-auth', 'doc-leg', 'good-conduct', 'marriage', 'pets'),
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
      ...atConsular('bring', 'passports'),
      ...atPassports('steps', 'new', 'replacement', 'child'),
      ...atConsular('services', 'from-afar'),
    },
  },
  { key: 'journeyToMoscow', pages: atPassports('cannot-come', 'emergency') },
  { key: 'emergencyIssued', pages: atPassports('steps', 'emergency') },
  { key: 'emergencyDual', pages: atPassports('steps', 'emergency') },
  { key: 'remainsDocuments', pages: atConsular('death', 'help') },
  { key: 'birthDocuments', pages: atConsular('bring', 'birth') },
  { key: 'absentParent', pages: atPassports('bring', 'child') },
  { key: 'affidavit', pages: atPassports('bring', 'lost', 'damaged') },
  { key: 'marriageForm', pages: atConsular('bring', 'marriage') },
  { key: 'embassyFingerprints', pages: atConsular('steps', 'good-conduct') },
  {
    key: 'powerOfAttorney',
    pages: atConsular('power-of-attorney', 'doc-auth'),
  },
  { key: 'certifiedCopies', pages: atConsular('cannot-travel', 'doc-auth') },
  { key: 'justiceFirst', pages: atConsular('copy', 'doc-leg') },
  { key: 'otherOffices', pages: atConsular('steps', 'doc-leg') },
  { key: 'regainForm', pages: atPassports('bring', 'citizenship') },
  { key: 'nationalId', pages: atConsular('national-id', 'passports') },
  { key: 'registrarToo', pages: atConsular('steps', 'marriage') },
  { key: 'petDocuments', pages: atConsular('steps', 'pets') },
  { key: 'wheelchair', pages: { '/embassy': 'contact' } },
  { key: 'post', pages: { ...visits, ...atConsular('services', 'from-afar') }, listed },
  { key: 'waiting', pages: visits, listed },
  { key: 'consulVisit', pages: atConsular('services', 'from-afar') },
  {
    key: 'embassyFee',
    pages: atPassports('steps', 'new', 'replacement', 'citizenship', 'diplomatic', 'emergency'),
  },
  { key: 'birthFee', pages: atConsular('steps', 'birth') },
  { key: 'legalizationFees', pages: atConsular('steps', 'doc-leg') },
];

/** Returns the questions of a page, by rank. */
export const pageQuestions = (path: string): Question[] =>
  questions.filter(({ pages }) => path in pages);
