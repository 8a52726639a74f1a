/** One requirement of the product, as a row of docs/requirements.md. */
export interface Requirement {
  /** `R<section>.<n>`: code, tests and docs cite it, so a number is never given to another requirement. */
  id: `R${number}.${number}`;
  text: string;
  /** Files or folders, from the root of the repository, that fulfil it. */
  where: string[];
  /** Titles, or parts of titles, of the tests that fail when it is broken, by test file; empty where none does. */
  tests: Record<string, string | string[]>;
}

/** The requirements on one subject; the sections are numbered from 1 in their order. */
export interface Section {
  heading: string;
  requirements: Requirement[];
}
