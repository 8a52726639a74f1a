import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { noticeRow } from '../../support/screens/builders';
import { completeDialogs } from '../../support/screens/dialog';
import { interceptNetwork, rows, table } from '../../support/screens/msw';
import { open, stubStaffServer } from './desk';
import { openComparison, restoreVersion, STORE, stubVersions } from './storedVersions';

interceptNetwork();
completeDialogs();
beforeEach(stubStaffServer);

describe('version of a notice', () => {
  const url = `${STORE}/notices/form.pdf`;
  const russian = `${STORE}/notices/blank.pdf`;
  const document = { type: 'document', link: null, file_url: url };
  const version = { title: 'Form', description: 'Old', language: 'en', ...document };

  it('is restored with its file', async () => {
    const current = noticeRow({ title: 'Form', description: 'New' });
    stubVersions(current.id, 'notices', {}, version);
    table('get', 'notices', rows([current]));
    const patches = table('patch', 'notices', ({ body }) =>
      rows([{ ...current, ...(body as object), revision: 2 }]),
    );
    const { user } = await open(`/admin/notices/edit/${current.id}`);
    await restoreVersion(user);
    expect(await screen.findByText(/You have gone back to the version of/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Publish changes' }));
    await waitFor(() => expect(patches).toHaveLength(1));
    expect(patches[0]?.body).toMatchObject({ title: 'Form', description: 'Old', ...document });
  });

  const translated = { translated_title: 'Бланк', translated_description: 'Старый' };
  it.each([
    ['with the files of both', russian],
    ['with one file for both', null],
  ])('is restored in both languages %s', async (_, translatedFile) => {
    const current = noticeRow({ title: 'Form', status: 'draft', pinned: true });
    const files = { file_url: url, translated_file_url: translatedFile };
    stubVersions(current.id, 'notices', {}, { ...version, ...translated, ...files });
    table('get', 'notices', rows([current]));
    const patches = table('patch', 'notices', rows([current]));
    const { user } = await open(`/admin/notices/edit/${current.id}`);
    const dialog = await openComparison(user);
    const title = within(await dialog.findByRole('region', { name: 'Title in Russian' }));
    expect(title.getByText('Бланк')).toBeVisible();
    expect(dialog.getByText(/Status, period and pin of the notice stay as they are/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Restore this version' }));
    expect(await screen.findByText(/You have gone back to the version of/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Save draft' }));
    await waitFor(() => expect(patches).toHaveLength(1));
    expect(patches[0]?.body).toMatchObject({ title: 'Form', ...translated, ...files });
    expect(patches[0]?.body).toMatchObject({ status: 'draft', pinned: true });
    for (const column of ['starts_at', 'ends_at']) {
      expect(patches[0]?.body).not.toHaveProperty(column);
    }
  });
});
