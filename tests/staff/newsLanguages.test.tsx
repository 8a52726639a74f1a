import { act, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { newsRow } from '../support/screens/builders';
import { rows, table } from '../support/screens/msw';
import {
  enter,
  findAlert,
  interceptStaffArea,
  open,
  openStored,
  type User,
  valueIn,
  writeArticle,
  writeText,
} from './staffPage';

/** An article's form in both languages. It shows tabs by default, because jsdom is not wide. */

interceptStaffArea();

const NEW = '/admin/news/new';

/** Saves the form by its submit button. */
const save = (user: User) =>
  user.click(screen.getByRole('button', { name: /^(Save draft|Publish changes)$/ }));

/** Returns the tab of a language. */
const tab = (name: 'English' | 'Russian') =>
  within(screen.getByRole('tablist', { name: 'Language of the text' })).getByRole('tab', {
    name: new RegExp(`^${name}`),
  });

/** Opens the Russian tab and types a title and a text, each unless empty. */
const writeRussian = async (user: User, title = 'Дегустация чая', text = 'Приходите.') => {
  await user.click(tab('Russian'));
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

describe('the tabs of the languages', () => {
  it('state which text is missing or incomplete', async () => {
    const { user } = await open(NEW);
    expect(tab('English')).toHaveAccessibleName('English Missing');
    await enter(user, screen.getByLabelText('Title in English'), 'Tea');
    expect(tab('English')).toHaveAccessibleName('English Incomplete');
    await writeText(user, 'Come.');
    expect(tab('English')).toHaveAccessibleName('English');
    expect(tab('Russian')).toHaveAccessibleName('Russian Missing');
  });

  it('are selected by arrow keys and retain what was typed', async () => {
    const { user } = await open(NEW);
    await enter(user, screen.getByLabelText('Title in English'), 'Tea');
    await user.click(tab('English'));
    await user.keyboard('{ArrowRight}');
    expect(tab('Russian')).toHaveFocus();
    expect(tab('Russian')).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByLabelText('Title in Russian')).toBeVisible();
    expect(screen.getByLabelText('Title in English')).not.toBeVisible();
    await user.keyboard('{Home}');
    expect(screen.getByLabelText('Title in English')).toBeVisible();
    expect(valueIn('Title in English')).toBe('Tea');
  });

  it('state that the translation is older than the original until it is changed', async () => {
    const article = translated({ text_changed_at: '2026-11-21T09:00:00+00:00' });
    const { user } = await openStored('news', article);
    expect(tab('Russian')).toHaveAccessibleName('Russian To check');
    expect(tab('English')).toHaveAccessibleName('English');
    await user.click(tab('Russian'));
    await enter(user, screen.getByLabelText('Title in Russian'), ' и кофе');
    expect(tab('Russian')).toHaveAccessibleName('Russian');
  });

  it('state that a text may be out of date while the form changes the other one alone', async () => {
    const { user } = await openStored('news', translated());
    await user.click(tab('Russian'));
    await enter(user, screen.getByLabelText('Title in Russian'), ' и кофе');
    expect(tab('English')).toHaveAccessibleName('English To check');
    expect(screen.getByText(/^The Russian text was changed after the English one\./)).toBeVisible();
    await user.click(tab('English'));
    await enter(user, screen.getByLabelText('Title in English'), ' and coffee');
    expect(tab('English')).toHaveAccessibleName('English');
  });

  it('give way to both texts side by side on a wide screen, of which the focused one is previewed', async () => {
    let isWide = false;
    const listeners: (() => void)[] = [];
    const { matchMedia } = window;
    vi.spyOn(window, 'matchMedia').mockImplementation((query) => ({
      ...matchMedia(query),
      matches: isWide && query === '(min-width: 100rem)',
      addEventListener: (_event: string, listener: unknown) =>
        listeners.push(listener as () => void),
    }));
    const { user } = await openStored('news', translated());
    expect(screen.getAllByRole('tab')).toHaveLength(2);
    isWide = true;
    act(() => {
      for (const listener of listeners) listener();
    });
    expect(screen.queryByRole('tab')).toBeNull();
    expect(screen.getByLabelText('Title in English')).toBeVisible();
    await enter(user, screen.getByLabelText('Title in Russian'), ' и кофе');
    await user.click(screen.getByRole('button', { name: 'Preview' }));
    const preview = within(await screen.findByRole('dialog'));
    expect(preview.getByRole('button', { name: 'Russian', pressed: true })).toBeVisible();
    vi.restoreAllMocks();
  });

  it('begin with the language of the original', async () => {
    await openStored('news', newsRow({ language: 'ru', title: 'Чай', content: 'Приходите.' }));
    expect(screen.getByDisplayValue('Чай')).toBeVisible();
    expect(valueIn('Title in English')).toBe('');
  });
});

it.each([
  ['a Russian title without text', 'Чай', '', /Enter the text in Russian/, 'Text in Russian'],
  ['a Russian text without title', '', 'Чай', /Enter a title in Russian/, 'Title in Russian'],
])(
  'validation of the texts reports %s and shows its field from the other tab',
  async (_, title, text, message, label) => {
    const seen = table('post', 'news', rows([newsRow()]));
    const { user } = await open(NEW);
    await writeArticle(user);
    await writeRussian(user, title, text);
    await user.click(tab('English'));
    await save(user);
    await user.click(within(await findAlert()).getByRole('link', { name: message }));
    const field = screen.getByLabelText(label, { selector: ':not(label)' });
    expect(field).toBeVisible();
    expect(field).toHaveFocus();
    expect(seen).toHaveLength(0);
  },
);
