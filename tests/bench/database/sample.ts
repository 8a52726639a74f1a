/** Ids that the queries use, in a database that articles.ts has filled. */
export interface Sample {
  /** Number of the last page. */
  last: number;
  /** Id of a category with a sixth of the articles. */
  culture: string;
  /** Id of an article in the middle, and its number. */
  article: string;
  middle: number;
  /** Ids of ten articles. */
  ten: string[];
  /** Id of a version. */
  version: number;
  staff: string;
}
