/**
 * The part of Lighthouse that the bench uses; the package is installed by the first `npm run
 * bench`.
 */
declare module 'lighthouse' {
  interface Options {
    port: number;
    onlyCategories?: string[];
    onlyAudits?: string[];
    output?: 'json';
    logLevel?: 'error';
    disableFullPageScreenshot?: boolean;
  }
  interface Result {
    lhr: {
      audits: Record<string, { numericValue?: number }>;
      categories: Record<string, { score: number | null }>;
    };
  }
  export default function lighthouse(url: string, options: Options): Promise<Result | undefined>;
}
