import { asked } from '../../content/questions.ts';
import type { Bundle } from './words.ts';

/**
 * Returns the texts of a page with its questions by anchor and key, as `PageText` has them.
 * @param texts those of questions.json
 */
export function withQuestions(path: string, page: Bundle, texts: Bundle): Bundle {
  const sections = asked[path];
  if (!sections) return page;
  const $builtIn = { ...page.$builtIn };
  const textOf = (key: string) => {
    const changed = `words:questions:${key}`;
    const builtIn = texts.$builtIn?.[changed];
    if (builtIn) $builtIn[changed] = builtIn;
    return texts[key];
  };
  const questions = Object.entries(sections).map(([anchor, keys = []]) => [
    anchor,
    Object.fromEntries(keys.map((key) => [key, textOf(key)])),
  ]);
  return {
    ...page,
    questions: Object.fromEntries(questions),
    ...(Object.keys($builtIn).length > 0 && { $builtIn }),
  };
}
