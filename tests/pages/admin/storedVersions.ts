import { screen, within } from '@testing-library/react';
import { auditRow } from '../../support/screens/builders';
import { type RecordedRequest, rows, table } from '../../support/screens/msw';
import { EMAIL, type open } from './desk';

export const STORE = 'https://abc.public.blob.vercel-storage.com';
const history = () => screen.findByRole('region', { name: 'History' });

/** Stubs the versions of an item, newest first, with these columns. */
export function stubVersions(item: string, kind: 'news' | 'notices', ...versions: object[]) {
  const entries = versions.map((_, index) =>
    auditRow(
      {
        item_id: item,
        kind,
        action: index === versions.length - 1 ? 'create' : 'change',
        actor_name: EMAIL,
      },
      index * 60,
    ),
  );
  table('get', 'audit', rows(entries));
  const byId = new Map(entries.map(({ id }, index) => [`eq.${id}`, versions[index]]));
  table('get', 'versions', ({ url }: RecordedRequest) => {
    const snapshot = byId.get(url.searchParams.get('id') ?? '');
    return rows(snapshot ? [{ snapshot }] : entries.map(({ id }) => ({ id })));
  });
}

type User = Awaited<ReturnType<typeof open>>['user'];

export async function openComparison(user: User) {
  const [button] = await within(await history()).findAllByRole('button', { name: /^Compare/ });
  if (!button) throw new Error('no version to compare');
  await user.click(button);
  const dialog = await screen.findByRole('dialog', { name: 'An earlier version' });
  await within(dialog).findByRole('button', { name: 'Leave it as it is' });
  return within(dialog);
}

export const restoreVersion = async (user: User) => {
  const dialog = await openComparison(user);
  await user.click(await dialog.findByRole('button', { name: 'Restore this version' }));
};
