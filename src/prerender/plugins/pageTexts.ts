import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { pageQuestions } from '../../content/questions.ts';
import type { FactRow } from '../../lib/facts/facts.ts';
import { reviewKey } from '../../lib/facts/pageFacts.ts';
import { withQuestions } from '../../lib/facts/withQuestions.ts';
import { localeJson } from './typography.ts';

/** Matches the text of a page; an id with a query, such as `?raw`, is not transformed. */
const FILE = /[\\/]locales[\\/](\w+)[\\/]([\w-]+(?:[\\/][\w-]+)*)\.json$/;

/**
 * Returns the plugin that completes the texts of a page on import with its day of check and its
 * questions, because the questions of all pages would be 6 kB more.
 * @param rows facts of the database
 */
export const pageTexts = (rows: FactRow[] = []): Plugin => ({
  name: 'page-texts',
  enforce: 'pre',
  transform: {
    filter: { id: FILE },
    handler(code, id) {
      const [, language = '', name = ''] = FILE.exec(id) ?? [];
      const page = name.replaceAll('\\', '/');
      const $facts = rows
        .filter(({ key }) => key === reviewKey(page))
        .map(({ key, value }) => ({ key, value }));
      if (pageQuestions(`/${page}`).length === 0 && $facts.length === 0) return undefined;
      const file = resolve(`src/locales/${language}/questions.json`);
      this.addWatchFile(file);
      const questions = JSON.parse(localeJson(file, rows));
      const texts = withQuestions(`/${page}`, JSON.parse(code), questions);
      return JSON.stringify({ ...texts, ...($facts.length > 0 && { $facts }) });
    },
  },
});
