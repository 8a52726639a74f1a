import { act, fireEvent, screen, within } from '@testing-library/react';
import { type newsRow, noticeRow } from '../../support/builders';
import { rows, type Seen, table } from '../../support/msw';
import { openStopped, until } from '../../support/stoppedClock';
import { remembered } from './desk';

/** Decision 0011: how long a deletion can be undone, in ms. */
export const TIME = 10_000;
export const PATH = '/admin/dashboard';

export const list = (name: 'News' | 'Notices') => within(screen.getByRole('region', { name }));
export const line = (title: string) =>
  screen.getByRole('heading', { level: 3, name: new RegExp(title) });
export const gone = (title: string) =>
  screen.queryByRole('heading', { level: 3, name: new RegExp(title) }) === null;
export const undo = (title: string) => screen.getByRole('button', { name: `Undo: ${title}` });
export const said = (words: string | RegExp) => until(() => screen.getByText(words));

/** Rows of both lists; each item can be read by its id as long as it is there. */
export function stored(articles: ReturnType<typeof newsRow>[], notices = [noticeRow()]) {
  const left = { news: [...articles], notices: [...notices] };
  const deleted: Record<keyof typeof left, Seen[]> = { news: [], notices: [] };
  for (const kind of ['news', 'notices'] as const) {
    const idOf = ({ url }: Seen) => url.searchParams.get('id')?.replace('eq.', '');
    table('get', kind, (request) => {
      const all: { id: string }[] = left[kind];
      const id = idOf(request);
      return id ? rows(all.filter((one) => one.id === id)) : rows(all, all.length);
    });
    deleted[kind] = table('delete', kind, (request) => {
      const all: { id: string }[] = left[kind];
      const place = all.findIndex(({ id }) => id === idOf(request));
      return rows(place < 0 ? [] : all.splice(place, 1));
    });
  }
  return deleted;
}

export async function start() {
  remembered();
  const view = await openStopped(PATH);
  await until(() => list('News').getAllByRole('heading', { level: 3 }));
  await until(() => list('Notices').getAllByRole('heading', { level: 3 }));
  return view;
}

export const focus = (element: HTMLElement) => act(() => element.focus());

/** A click of the mouse; `keyboard` for the one that Enter makes. */
export function press(element: HTMLElement, by: 'mouse' | 'keyboard' = 'mouse') {
  focus(element);
  fireEvent.click(element, { detail: by === 'mouse' ? 1 : 0 });
}

export function ask(title: string) {
  const more = screen.queryByRole('button', { name: `More: ${title}` });
  if (more) press(more);
  press(screen.getByRole('button', { name: `Delete: ${title}` }));
}

export function remove(title: string, by?: 'keyboard') {
  ask(title);
  press(screen.getByRole('button', { name: /^Delete (article|notice)$/ }), by);
}
