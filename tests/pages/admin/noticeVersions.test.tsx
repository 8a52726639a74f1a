import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { noticeRow } from '../../support/screens/builders';
import { completeDialogs } from '../../support/screens/dialog';
import { interceptNetwork, rows, table } from '../../support/screens/msw';
import { open, stubStaffServer } from './desk';
import {
  openComparison,
  restoreVersion,
  STORE,
  stubFileList,
  stubVersions,
} from './storedVersions';

interceptNetwork();
completeDialogs();
beforeEach(stubStaffServer);

describe('version of a notice', () => {
  const url = `${STORE}/notices/form.pdf`;
  const russian = `${STORE}/notices/blank.pdf`;
  const document = { type: 'document', link: null, file_url: url };
  const version = { title: 'Form', description: 'Old', ...document };

  it.each([
    ['with its file', [url], document],
    ['with the current link when its file is no longer stored', [], { type: 'link' }],
  ])('is restored %s', async (_, stored, expected) => {
    const current = noticeRow({ title: 'Form', description: 'New' });
    stubVersions(current.id, 'notices', {}, version);
    table('get', 'notices', rows([current]));
    const patches = table('patch', 'notices', ({ body }) =>
      rows([{ ...current, ...(body as object), updated_at: '2026-11-21T10:00:00+00:00' }]),
    );
    stubFileList(...stored);
    const { user } = await open(`/admin/notices/edit/${current.id}`);
    await restoreVersion(user);
    expect(await screen.findByText(/The form shows the version of/)).toBeVisible();
    expect(screen.queryAllByText(/no longer in the store/)).toHaveLength(stored.length ? 0 : 1);
    const unchanged = /type, link and file are those of the notice as it is now/;
    expect(screen.queryAllByText(unchanged)).toHaveLength(stored.length ? 0 : 1);
    await user.click(screen.getByRole('button', { name: 'Publish changes' }));
    await waitFor(() => expect(patches).toHaveLength(1));
    expect(patches[0]?.body).toMatchObject({ title: 'Form', description: 'Old', ...expected });
  });

  const translated = { translated_title: 'Бланк', translated_description: 'Старый' };
  it.each([
    ['with the files of both', [url, russian], { file_url: url, translated_file_url: russian }],
    ['with one file if the other is lost', [url], { file_url: url, translated_file_url: null }],
    ['with the current link if that of the original is lost', [russian], { type: 'link' }],
  ])('is restored in both languages %s', async (_, stored, expected) => {
    const current = noticeRow({ title: 'Form', status: 'draft', pinned: true });
    const both = { ...version, ...translated, language: 'en', translated_file_url: russian };
    stubVersions(current.id, 'notices', {}, both);
    table('get', 'notices', rows([current]));
    const patches = table('patch', 'notices', rows([current]));
    stubFileList(...stored);
    const { user } = await open(`/admin/notices/edit/${current.id}`);
    const dialog = await openComparison(user);
    const title = within(await dialog.findByRole('region', { name: 'Title in Russian' }));
    expect(title.getByText('Бланк')).toBeVisible();
    expect(dialog.getByText(/Status, period and pin of the notice stay as they are/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Restore this version' }));
    expect(await screen.findByText(/The form shows the version of/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Save draft' }));
    await waitFor(() => expect(patches).toHaveLength(1));
    expect(patches[0]?.body).toMatchObject({ title: 'Form', ...translated, ...expected });
    expect(patches[0]?.body).toMatchObject({ status: 'draft', pinned: true });
    for (const column of ['starts_at', 'ends_at']) {
      expect(patches[0]?.body).not.toHaveProperty(column);
    }
  });
});
