import { screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import { newsRow } from '../support/screens/builders';
import { type RecordedRequest, rows, table } from '../support/screens/msw';
import type { open } from './desk';

type User = Awaited<ReturnType<typeof open>>['user'];

/** The region of the dashboard that lists articles. */
export const news = () => within(screen.getByRole('region', { name: 'News' }));

/** The region of the dashboard that lists notices. */
export const notices = () => within(screen.getByRole('region', { name: 'Notices' }));

export const draft = () =>
  newsRow({ title: 'Tea', status: 'draft', published_at: null, featured_image_url: null });

/** The button that opens the other actions on the only item of a list. */
export const moreButton = (list = news) => list().findByRole('button', { name: /^More/ });

/** Clicks an action of the only item in a list, and confirms one that visitors notice. */
export const chooseAction = async (user: User, action: string, list = news) => {
  await user.click(await moreButton(list));
  await user.click(list().getByRole('button', { name: new RegExp(`^${action}: `) }));
  const [question] = action.match(/^(?:Publish now|Schedule|Back to draft)/) ?? [];
  if (question) await confirmAction(user, question);
};

const confirmAction = async (user: User, action: string) => {
  const dialog = within(await screen.findByRole('dialog'));
  const confirm = () => dialog.getByRole('button', { name: action });
  await waitFor(() => expect(confirm()).not.toHaveAttribute('aria-disabled'));
  await user.click(confirm());
};

/** Stubs the lists in their order of request, and a single article requested by id. */
export const stubArticleLists = (...lists: object[][]): RecordedRequest[] =>
  table(
    'get',
    'news',
    ...lists.map(
      (list) => (request: RecordedRequest) =>
        request.url.searchParams.has('id') ? rows(list) : rows(list, list.length),
    ),
  );
