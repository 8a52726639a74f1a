/** One requirement of the product, as a row of docs/requirements.md. */
export interface Requirement {
  /** `R<section>.<n>`. Never reused for another requirement, because code, tests and docs cite it. */
  id: `R${number}.${number}`;
  text: string;
  /** Files or folders, from the root of the repository, that fulfil it. */
  where: string[];
  /** Titles, or parts of titles, of the tests that fail when it is broken, by test file; empty where none does. */
  tests: Record<string, string | string[]>;
}

/** The requirements on one subject; sections are numbered from 1 in the order of the list. */
export interface Section {
  heading: string;
  requirements: Requirement[];
}
