import { screen, within } from '@testing-library/react';
import { newsRow } from '../../support/screens/builders';
import { enter, type open, writeText } from './desk';

/** What the tests of an article in both languages share. */

export type User = Awaited<ReturnType<typeof open>>['user'];

/** Saves the form by its submit button. */
export const save = (user: User) =>
  user.click(screen.getByRole('button', { name: /^(Save draft|Publish changes)$/ }));

/** Returns the tab of a language. */
export const tab = (name: 'English' | 'Russian') =>
  within(screen.getByRole('tablist', { name: 'Language of the text' })).getByRole('tab', {
    name: new RegExp(`^${name}`),
  });

/** Opens the Russian tab and types a title and a text, each unless empty. */
export const writeRussian = async (user: User, title = 'Дегустация чая', text = 'Приходите.') => {
  await user.click(tab('Russian'));
  if (title) await enter(user, screen.getByLabelText('Title in Russian'), title);
  if (text) await writeText(user, text, 'Text in Russian');
};

/** Returns the row of a draft that exists in both languages. */
export const translated = (overrides: object = {}) =>
  newsRow({
    title: 'Tea',
    status: 'draft',
    translated_title: 'Чай',
    translated_content: 'Приходите.',
    translation_changed_at: '2026-11-20T09:00:00+00:00',
    ...overrides,
  });
