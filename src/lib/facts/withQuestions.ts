import { asked } from '../../content/questions.ts';
import type { Bundle } from './words.ts';

/**
 * Returns the texts of a page with its questions by anchor and key, as `PageText` has them.
 * @param texts those of questions.json
 */
export function withQuestions(path: string, page: Bundle, { $builtIn, ...texts }: Bundle): Bundle {
  const sections = asked[path];
  if (!sections) return page;
  const questions = Object.entries(sections).map(([anchor, keys = []]) => [
    anchor,
    Object.fromEntries(keys.map((key) => [key, texts[key]])),
  ]);
  return {
    ...page,
    questions: Object.fromEntries(questions),
    ...($builtIn && { $builtIn: { ...page.$builtIn, ...$builtIn } }),
  };
}
