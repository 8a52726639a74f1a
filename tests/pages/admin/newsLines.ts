import { screen, within } from '@testing-library/react';
import { newsRow } from '../../support/builders';
import { type RecordedRequest, rows, table } from '../../support/msw';
import type { open } from './desk';

type User = Awaited<ReturnType<typeof open>>['user'];

/** The list of articles. */
export const news = () => within(screen.getByRole('region', { name: 'News' }));

export const draft = () => newsRow({ title: 'Tea', status: 'draft', published_at: null });

/** The button behind which a line's further actions are. */
export const more = () => news().findByRole('button', { name: /^More/ });

/** Does something with the only article of the list. */
export const choose = async (user: User, action: string) => {
  await user.click(await more());
  await user.click(news().getByRole('button', { name: new RegExp(`^${action}: `) }));
};

/** The list, and behind it one article in full for whoever asks by its id. */
export const stored = (...lists: object[][]): RecordedRequest[] =>
  table(
    'get',
    'news',
    ...lists.map(
      (list) => (request: RecordedRequest) =>
        request.url.searchParams.has('id') ? rows(list) : rows(list, list.length),
    ),
  );
