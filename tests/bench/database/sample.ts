/** What the questions name, in a database that articles.ts has filled. */
export interface Sample {
  /** Number of the last page. */
  last: number;
  /** Id of a category that has a sixth of the articles. */
  culture: string;
  /** An article in the middle, and its number. */
  article: string;
  some: number;
  /** The ids of ten articles. */
  ten: string[];
  /** Id of a version. */
  version: number;
  staff: string;
}
