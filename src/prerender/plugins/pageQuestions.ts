import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { asked, questionTexts } from '../../content/questions.ts';
import { localeJson } from './typography.ts';

/** Matches the text of a page that may ask questions; an id with a query, such as `?raw`, is not transformed. */
const FILE = /[\\/]locales[\\/](\w+)[\\/]([\w-]+(?:[\\/][\w-]+)*)\.json$/;

/** Adds to the text of a page its questions by anchor and key on import, because those of all pages would be 6 kB more. */
export const pageQuestions = (): Plugin => ({
  name: 'page-questions',
  enforce: 'pre',
  transform: {
    filter: { id: FILE },
    handler(code, id) {
      const [, language = '', page = ''] = FILE.exec(id) ?? [];
      const path = `/${page.replaceAll('\\', '/')}`;
      if (!asked[path]) return undefined;
      const file = resolve(`src/locales/${language}/questions.json`);
      this.addWatchFile(file);
      const questions = questionTexts(path, JSON.parse(localeJson(file)));
      return JSON.stringify({ ...JSON.parse(code), questions });
    },
  },
});
