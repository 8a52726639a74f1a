import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { PAGE, questionsByPage, questionsPage } from '../../scripts/questions/questionsPage';
import { mostUsefulFirst, openQuestions } from '../../src/content/consular/openQuestions';
import * as facts from '../../src/content/facts';
import { pages } from '../../src/content/site';
import { loadText } from '../../src/lib/i18n/loadText';
import { namespaces, namespaceText } from '../support/content/locales';

const at = (value: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((inside, key) => Object(inside)[key], value);

const statement = (about: string): unknown => {
  const [namespace = '', path = ''] = about.split(':');
  return at(namespace === 'facts' ? facts : namespaceText('en', namespace), path);
};

const paths = new Set<string>(pages.map(({ path }) => path));

beforeAll(() => loadText('en', namespaces('en')));

describe('the questions for the Embassy', () => {
  it('are printed from the unconfirmed statements (else: npm run generate -- questions)', async () => {
    expect(readFileSync(PAGE, 'utf8')).toBe(await questionsPage());
  });

  it('refer to facts, texts and pages that exist', () => {
    const unresolved = openQuestions.filter(
      ({ about, page }) => statement(about) === undefined || !paths.has(page),
    );
    expect(unresolved.map(({ about }) => about)).toEqual([]);
    expect(mostUsefulFirst.filter((path) => !paths.has(path))).toEqual([]);
  });

  it("end with a question mark or the source's statement, once for each page", () => {
    for (const [page, asked] of questionsByPage()) {
      const questions = asked.map(({ question }) => question);
      expect(
        questions.filter((question) => !question.includes('?')),
        page,
      ).toEqual([]);
    }
    const about = openQuestions.map((one) => one.about);
    expect(new Set(about).size).toBe(about.length);
  });
});
