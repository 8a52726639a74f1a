import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { newsRow } from '../support/screens/builders';
import { rows, table } from '../support/screens/msw';
import {
  enter,
  findAlert,
  interceptStaffArea,
  open,
  openStored,
  type User,
  writeArticle,
  writeText,
} from './staffPage';

/** An article's form in both languages. */

interceptStaffArea();

const NEW = '/admin/news/new';

/** Saves the form by its submit button. */
const save = (user: User) =>
  user.click(screen.getByRole('button', { name: /^(Save draft|Publish changes)$/ }));

/** Returns the part of the form with the texts in a language. */
const part = (name: 'English' | 'Russian') =>
  screen.getByRole('region', { name: new RegExp(`^${name}`) });

/** Types a title and a text in Russian, each unless empty. */
const writeRussian = async (user: User, title = 'Дегустация чая', text = 'Приходите.') => {
  if (title) await enter(user, screen.getByLabelText('Title in Russian'), title);
  if (text) await writeText(user, text, 'Text in Russian');
};

/** Returns the row of a draft that exists in both languages. */
const translated = (overrides: object = {}) =>
  newsRow({
    title: 'Tea',
    status: 'draft',
    translated_title: 'Чай',
    translated_content: 'Приходите.',
    translation_changed_at: '2026-11-20T09:00:00+00:00',
    ...overrides,
  });

describe('the texts of a new article', () => {
  it('are saved together, the English one as the original', async () => {
    const seen = table('post', 'news', rows([newsRow()]));
    const { user } = await open(NEW);
    await writeArticle(user);
    await writeRussian(user);
    await save(user);
    await screen.findByText(/is on the site/);
    expect(seen[0]?.body).toMatchObject({
      language: 'en',
      title: 'Tea tasting',
      content: 'Come and taste.',
      translated_title: 'Дегустация чая',
      translated_content: 'Приходите.',
    });
  });

  it('are said to be missing, or to be in the other language, while they are typed', async () => {
    const { user } = await open(NEW);
    expect(screen.queryByText(/There is no/)).toBeNull();
    await writeArticle(user);
    expect(screen.getByText(/^There is no Russian text\./)).toBeVisible();
    await writeRussian(user, 'Tea tasting', 'Come.');
    expect(screen.getByText(/^The Russian text seems to be English\./)).toBeVisible();
    await writeRussian(user, ' Дегустация чая', 'Приходите.');
    expect(screen.queryByText(/^The(?:re is no| Russian text)/)).toBeNull();
  });
});

describe('the texts of a language', () => {
  it('state which text is missing or incomplete', async () => {
    const { user } = await open(NEW);
    expect(part('English')).toHaveAccessibleName('English');
    await enter(user, screen.getByLabelText('Title in English'), 'Tea');
    expect(part('English')).toHaveAccessibleName('English Incomplete');
    await writeText(user, 'Come.');
    expect(part('English')).toHaveAccessibleName('English');
    expect(part('Russian')).toHaveAccessibleName('Russian Missing');
  });

  it('state that the translation is older than the original until it is changed', async () => {
    const article = translated({ text_changed_at: '2026-11-21T09:00:00+00:00' });
    const { user } = await openStored('news', article);
    expect(part('Russian')).toHaveAccessibleName('Russian To check');
    expect(part('English')).toHaveAccessibleName('English');
    await enter(user, screen.getByLabelText('Title in Russian'), ' и кофе');
    expect(part('Russian')).toHaveAccessibleName('Russian');
  });

  it('state that a text may be out of date while the form changes the other one alone', async () => {
    const { user } = await openStored('news', translated());
    await enter(user, screen.getByLabelText('Title in Russian'), ' и кофе');
    expect(part('English')).toHaveAccessibleName('English To check');
    expect(screen.getByText(/^The Russian text was changed after the English one\./)).toBeVisible();
    await enter(user, screen.getByLabelText('Title in English'), ' and coffee');
    expect(part('English')).toHaveAccessibleName('English');
  });

  it('are previewed in the language that has the focus', async () => {
    const { user } = await openStored('news', translated());
    await enter(user, screen.getByLabelText('Title in Russian'), ' и кофе');
    await user.click(screen.getByRole('button', { name: 'Preview' }));
    const preview = within(await screen.findByRole('dialog'));
    expect(preview.getByRole('button', { name: 'Russian', pressed: true })).toBeVisible();
  });
});

it.each([
  ['a Russian title without text', 'Чай', '', /Enter the text in Russian/, 'Text in Russian'],
  ['a Russian text without title', '', 'Чай', /Enter a title in Russian/, 'Title in Russian'],
])(
  'validation of the texts reports %s and leads to its field',
  async (_, title, text, message, label) => {
    const seen = table('post', 'news', rows([newsRow()]));
    const { user } = await open(NEW);
    await writeArticle(user);
    await writeRussian(user, title, text);
    await save(user);
    await user.click(within(await findAlert()).getByRole('link', { name: message }));
    const field = screen.getByLabelText(label, { selector: ':not(label)' });
    expect(field).toBeVisible();
    expect(field).toHaveFocus();
    expect(seen).toHaveLength(0);
  },
);
