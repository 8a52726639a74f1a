import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { newsRow } from '../../support/screens/builders';
import { interceptNetwork, rows, table } from '../../support/screens/msw';
import { save, tab, translated, writeRussian } from './bothLanguages';
import { open, stubStaffServer, valueIn, writeArticle, writeText } from './desk';

/** Texts in the wrong language, and copying the text of the other one. */

interceptNetwork();
beforeEach(stubStaffServer);

const NEW = '/admin/news/new';

describe('a text in the wrong language', () => {
  const question = () => screen.findByRole('dialog', { name: 'Save it in this language?' });

  it.each([
    [
      'an English title in the Russian field',
      'Tea',
      'Приходите.',
      'Title in Russian: it has Latin',
    ],
    ['an English text in the Russian field', 'Чай', 'Come.', 'Text in Russian: it has Latin'],
  ])('asks before saving: %s', async (_, title, text, message) => {
    const seen = table('post', 'news', rows([newsRow()]));
    const { user } = await open(NEW);
    await writeArticle(user);
    await writeRussian(user, title, text);
    await save(user);
    expect(await question()).toHaveTextContent(message);
    await user.click(screen.getByRole('button', { name: 'Back to the form' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(valueIn('Title in Russian')).toBe(title);
    expect(seen).toHaveLength(0);
  });

  it('asks about Cyrillic letters in the English fields, and saves on confirmation', async () => {
    const seen = table('post', 'news', rows([newsRow()]));
    const { user } = await open(NEW);
    await writeArticle(user, 'Чай', 'Приходите.');
    await save(user);
    const dialog = await question();
    expect(dialog).toHaveTextContent('Title in English: it has Cyrillic letters');
    expect(dialog).toHaveTextContent('Text in English: it has Cyrillic letters');
    await user.click(within(dialog).getByRole('button', { name: 'Save all the same' }));
    await screen.findByText(/is on the site/);
    expect(seen[0]?.body).toMatchObject({ language: 'en', title: 'Чай' });
  });

  it('asks nothing for quoted names, nor for a text that was saved before', async () => {
    const article = translated({ title: 'Чай', content: 'Tea at «Дом Пашкова»' });
    table('get', 'news', rows([article]));
    const seen = table('patch', 'news', rows([article]));
    const { user } = await open(`/admin/news/edit/${article.id}`);
    await screen.findAllByDisplayValue('Чай');
    await writeText(user, 'Tea at «Дом Пашкова» (Москва)');
    await save(user);
    await screen.findByText(/is saved/);
    expect(seen).toHaveLength(1);
  });
});

describe('the text of the other language', () => {
  it('is copied into an empty field, and into no other', async () => {
    const article = newsRow({ content: '## Kericho\n\nTea.', status: 'draft' });
    table('get', 'news', rows([article]));
    const { user } = await open(`/admin/news/edit/${article.id}`);
    await screen.findByDisplayValue(article.title);
    await user.click(tab('Russian'));
    await user.click(screen.getByRole('button', { name: 'Copy the English text here' }));
    const copy = await screen.findByLabelText('Text in Russian', { selector: '[contenteditable]' });
    expect(within(copy).getByRole('heading', { level: 2, name: 'Kericho' })).toBeVisible();
    expect(tab('Russian')).toHaveAccessibleName('Russian Incomplete');
    expect(screen.queryByRole('button', { name: /^Copy the/ })).toBeNull();
  });
});
