import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { newsRow } from '../../support/screens/builders';
import { completeDialogs } from '../../support/screens/dialog';
import {
  answer,
  interceptNetwork,
  noNetwork,
  type RecordedRequest,
  rows,
  table,
} from '../../support/screens/msw';
import { findAlert, open, stubStaffServer } from './desk';
import { news, stubArticleLists } from './newsLines';

interceptNetwork();
completeDialogs();
beforeEach(stubStaffServer);

const PATH = '/admin/dashboard';
const half = newsRow({ title: 'Half', status: 'draft', published_at: null });
const soon = newsRow({ title: 'Soon', published_at: '2099-01-01T07:30:00+00:00' });
const out = newsRow({ title: 'Out' });
const three = [half, soon, out];

const box = (title: string, list = news) =>
  list().findByRole('checkbox', { name: `Select: ${title}` });
const bar = (list = news) => within(list().getByRole('region', { name: /^Actions on/ }));
const idsOf = (seen: RecordedRequest[]) =>
  seen.map(({ url }) => url.searchParams.get('id')?.slice(3));

describe('several articles at once', () => {
  it('are chosen one by one, or all on the page, by keyboard too', async () => {
    stubArticleLists(three);
    const { user } = await open(PATH);
    (await box('Half')).focus();
    await user.keyboard(' ');
    expect(bar().getByText('Selected: 1')).toBeVisible();
    const all = news().getByRole<HTMLInputElement>('checkbox', { name: 'Select all on this page' });
    expect(all.indeterminate).toBe(true);
    await user.click(all);
    expect(bar().getByText('Selected: 3')).toBeVisible();
    await user.click(await box('Out'));
    expect(news().getAllByText('Selected: 2')[0]).toBeInTheDocument();
    await user.click(bar().getByRole('button', { name: 'Clear the selection' }));
    expect(news().queryByRole('region', { name: /^Actions on/ })).toBeNull();
  });

  it('are published after a confirmation that names them and those left out', async () => {
    stubArticleLists(three);
    const seen = table('patch', 'news', rows([{ ...half, status: 'published' }]));
    const { user } = await open(PATH);
    await box('Half');
    await user.click(news().getByRole('checkbox', { name: 'Select all on this page' }));
    await user.click(bar().getByRole('button', { name: 'Publish now' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Publish now: 2' }));
    expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Half (Draft)',
      'Soon (Scheduled)',
      'Out (Published)',
    ]);
    expect(dialog.getByText('Left as they are:')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Publish now' }));
    expect(await screen.findByText('On the site now: 2')).toBeVisible();
    expect(idsOf(seen)).toEqual([half.id, soon.id]);
    expect(seen[0]?.body).toEqual({ status: 'published', published_at: 'now' });
    expect(screen.queryByText(/^Selected/)).toBeNull();
  });

  it('do nothing when the confirmation is declined', async () => {
    stubArticleLists(three);
    const seen = table('delete', 'news', rows([half]));
    const { user } = await open(PATH);
    await user.click(await box('Half'));
    await user.click(bar().getByRole('button', { name: 'To the bin' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(seen).toHaveLength(0);
    expect(bar().getByText('Selected: 1')).toBeVisible();
  });

  it('are moved to the bin, and “Undo” restores each', async () => {
    stubArticleLists(three, [out], three);
    table('delete', 'news', rows([half]));
    const restored = answer('post', '/rest/v1/rpc/restore_from_bin', () =>
      rows([{ kind: 'news', title: 'Half', slug: 'half', previous_slug: 'half' }]),
    );
    const { user } = await open(PATH);
    await user.click(await box('Half'));
    await user.click(await box('Soon'));
    await user.click(bar().getByRole('button', { name: 'To the bin' }));
    await user.click(
      within(screen.getByRole('dialog')).getByRole('button', { name: 'To the bin' }),
    );
    expect(await screen.findByText('In the bin: 2')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Open the bin' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: /^Undo/ }));
    expect(await screen.findByText('Back as they were: 2')).toBeVisible();
    expect(restored.map(({ body }) => body)).toEqual([
      { item_kind: 'news', item_id: half.id },
      { item_kind: 'news', item_id: soon.id },
    ]);
  });

  it('stay chosen where the action has failed, with the reason', async () => {
    stubArticleLists(three);
    table('patch', 'news', rows([half]), rows([]));
    const { user } = await open(PATH);
    await user.click(await box('Half'));
    await user.click(await box('Soon'));
    await user.click(bar().getByRole('button', { name: 'Publish now' }));
    await user.click(
      within(screen.getByRole('dialog')).getByRole('button', { name: 'Publish now' }),
    );
    const alert = await findAlert();
    expect(alert).toHaveTextContent('On the site now: 1');
    expect(alert).toHaveTextContent(/Failed and still selected: 1.*Soon: .*It no longer exists/);
    await waitFor(() => expect(bar().getByText('Selected: 1')).toBeVisible());
    expect(await box('Soon')).toBeChecked();
    expect(await box('Half')).not.toBeChecked();
  });

  it('are not tried one by one when the connection is lost', async () => {
    stubArticleLists(three);
    const seen = table('patch', 'news', noNetwork);
    const { user } = await open(PATH);
    await user.click(await box('Half'));
    await user.click(await box('Soon'));
    await user.click(bar().getByRole('button', { name: 'Publish now' }));
    await user.click(
      within(screen.getByRole('dialog')).getByRole('button', { name: 'Publish now' }),
    );
    expect(await findAlert()).toHaveTextContent(/Failed and still selected: 2/);
    expect(seen).toHaveLength(1);
  });
});
