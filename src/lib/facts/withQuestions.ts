import { pageQuestions } from '../../content/questions.ts';
import type { Bundle } from './words.ts';

/**
 * Returns a copy of the texts of a page with its questions, as `PageText` of content/textTypes.ts
 * has them, by rank. `$builtIn` gets the built-in text of each question that staff have changed, by
 * fact key. A page without questions is returned as it is.
 * @param path of the page, `/consular/visa`
 * @param page the texts of the page
 * @param texts of questions.json in the language of the page
 */
export function withQuestions(path: string, page: Bundle, texts: Bundle): Bundle {
  const $builtIn = { ...page.$builtIn };
  const questions = pageQuestions(path).map(({ key, pages, listed }) => {
    const changed = `words:questions:${key}`;
    const builtIn = texts.$builtIn?.[changed];
    if (builtIn) $builtIn[changed] = builtIn;
    const quiet = listed && !listed.includes(path) && { quiet: true };
    return [key, { anchor: pages[path], text: texts[key], ...quiet }];
  });
  if (questions.length === 0) return page;
  return {
    ...page,
    questions: Object.fromEntries(questions),
    ...(Object.keys($builtIn).length > 0 && { $builtIn }),
  };
}
