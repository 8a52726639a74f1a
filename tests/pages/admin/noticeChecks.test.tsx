import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { noticeRow } from '../../support/screens/builders';
import { completeDialogs } from '../../support/screens/dialog';
import { interceptNetwork, rows, table } from '../../support/screens/msw';
import { open, stubStaffServer, valueIn } from './desk';

interceptNetwork();
completeDialogs();
beforeEach(stubStaffServer);

const LATER = '2026-11-20T10:30:00+00:00';
const type = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const saveChanges = () => screen.getByRole('button', { name: 'Publish changes' });

const both = noticeRow({ title: 'Hours', translated_title: 'Часы' });

/** Opens a notice that a colleague has saved in the meantime. */
async function openChanged(theirs: Partial<typeof both>) {
  const stored = { ...both, ...theirs, updated_at: LATER, revision: 2 };
  table('get', 'notices', rows([both]), rows([stored]));
  const patches = table('patch', 'notices', rows([]), rows([stored]));
  const { user } = await open(`/admin/notices/edit/${both.id}`);
  await screen.findByDisplayValue('Hours');
  return { user, patches };
}

describe('saving a notice with a text in the wrong language', () => {
  it('asks first, and saves after a confirmation', async () => {
    const seen = table('post', 'notices', rows([both]));
    const { user } = await open('/admin/notices/new');
    type('Title in English', 'Hours');
    type('Title in Russian', 'Chasy');
    await user.click(screen.getByRole('button', { name: 'Publish now' }));
    const dialog = within(await screen.findByRole('dialog', { name: /in this language/ }));
    expect(dialog.getByText('Title in Russian: it has Latin letters only.')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Back to the form' }));
    expect(seen).toHaveLength(0);
    await user.click(screen.getByRole('button', { name: 'Publish now' }));
    await user.click(await screen.findByRole('button', { name: 'Save all the same' }));
    await screen.findByText(/is on the site/);
    expect(seen[0]?.body).toMatchObject({ translated_title: 'Chasy' });
  });

  it('offers to move it to the other language', async () => {
    const seen = table('post', 'notices', rows([both]));
    const { user } = await open('/admin/notices/new');
    type('Title in English', 'Новые часы');
    await user.click(screen.getByRole('button', { name: 'Publish now' }));
    const dialog = within(await screen.findByRole('dialog', { name: /in this language/ }));
    await user.click(dialog.getByRole('button', { name: 'Move it to Russian' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Publish now' }));
    await screen.findByText(/is on the site/);
    expect(seen[0]?.body).toMatchObject({ language: 'ru', title: 'Новые часы' });
  });
});

describe('saving the translation of a notice while a colleague saves the original', () => {
  it('keeps the text of each', async () => {
    const { user, patches } = await openChanged({ title: 'New hours', description: 'Friday.' });
    type('Title in Russian', 'Новые часы');
    await user.click(saveChanges());
    await screen.findByText(/is on the site/);
    expect(patches[1]?.body).toMatchObject({
      title: 'New hours',
      description: 'Friday.',
      translated_title: 'Новые часы',
    });
    expect(patches[1]?.url.searchParams.get('revision')).toBe('eq.2');
  });

  it.each([
    ['the same text', { translated_title: 'Другие часы' }],
    ['the period', { ends_at: '2099-06-01T06:30:00+00:00' }],
  ])('compares both versions where the colleague has changed %s', async (_, theirs) => {
    const { user, patches } = await openChanged(theirs);
    type('Title in Russian', 'Новые часы');
    await user.click(saveChanges());
    const dialog = await screen.findByRole('dialog', { name: /Saved elsewhere/ });
    expect(dialog).toBeVisible();
    expect(patches).toHaveLength(1);
  });
});

describe('a notice in one language', () => {
  it('is announced with what visitors of the other language will see', async () => {
    await open('/admin/notices/new');
    type('Title in Russian', 'Часы');
    const text = /There is no English text.*with the mark “In Russian only”/;
    expect(screen.getByText(text)).toBeVisible();
    type('Title in English', 'Hours');
    expect(screen.queryByText(text)).toBeNull();
    expect(valueIn('Title in Russian')).toBe('Часы');
  });
});
