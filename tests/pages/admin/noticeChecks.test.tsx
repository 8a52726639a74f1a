import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { noticeRow } from '../../support/screens/builders';
import { completeDialogs } from '../../support/screens/dialog';
import { interceptNetwork, rows, table } from '../../support/screens/msw';
import { open, stubStaffServer } from './desk';

interceptNetwork();
completeDialogs();
beforeEach(stubStaffServer);

const type = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

const both = noticeRow({ title: 'Hours', translated_title: 'Часы' });

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
