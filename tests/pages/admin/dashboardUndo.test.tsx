import { fireEvent, screen, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { queryClient } from '../../../src/lib/queryClient';
import type { Page } from '../../../src/services/paging';
import { newsRow, noticeRow } from '../../support/builders';
import { completeDialogs } from '../../support/dialog';
import { interceptNetwork } from '../../support/msw';
import { pass, stopClock, until } from '../../support/stoppedClock';
import {
  ask,
  focus,
  gone,
  line,
  list,
  press,
  remove,
  said,
  start,
  stored,
  TIME,
  undo,
} from './deletions';
import { server } from './desk';

interceptNetwork();
completeDialogs();
stopClock();
beforeEach(server);

// Fetched beforehand: the clock would move on while the files come.
beforeAll(async () => {
  await import('../../../src/pages/admin/AdminLayout');
  await import('../../../src/pages/admin/Dashboard');
  await import('../../../src/pages/admin/NewsEdit');
});

/** What the dashboard would begin with if it were shown again. */
const cachedTitles = () =>
  queryClient
    .getQueriesData<Page<{ title: string }>>({ queryKey: ['admin', 'news', 'list'] })
    .flatMap(([, page]) => page?.items.map(({ title }) => title));

describe('a deletion', () => {
  it('is asked about first, and nothing happens when the article is kept', async () => {
    stored([newsRow({ title: 'Tea' })]);
    await start();
    ask('Tea');
    const dialog = screen.getByRole('dialog', { name: 'Delete this article?' });
    expect(dialog).toHaveTextContent('Tea');
    press(within(dialog).getByRole('button', { name: 'Keep it' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(line('Tea')).toBeVisible();
    expect(screen.getByRole('button', { name: 'More: Tea' })).toHaveFocus();
  });

  it('takes the article off the list at once, and is carried out after ten seconds', async () => {
    const article = newsRow({ title: 'Tea' });
    const seen = stored([article]);
    await start();
    remove('Tea');
    expect(gone('Tea')).toBe(true);
    expect(screen.getByRole('link', { name: 'Published 0' })).toBeVisible();
    const message = screen.getByRole('group', { name: /“Tea” will be deleted in 10 seconds/ });
    expect(message).toHaveFocus();
    await pass(TIME - 100);
    expect(seen.news).toHaveLength(0);
    await pass(200);
    await said('The article “Tea” is deleted.');
    expect(seen.news[0]?.url.searchParams.get('id')).toBe(`eq.${article.id}`);
    expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull();
    await until(() => screen.getByText(/There are no articles yet/));
    expect(screen.getByRole('heading', { name: 'News' })).toHaveFocus();
  });

  it('can be undone: the article is back, and nothing is deleted', async () => {
    const seen = stored([newsRow({ title: 'Tea' })]);
    await start();
    remove('Tea');
    await pass(TIME - 100);
    press(undo('Tea'));
    expect(line('Tea')).toBeVisible();
    expect(screen.getByText('The article “Tea” is kept.')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'News' })).toHaveFocus();
    await pass(3 * TIME);
    expect(seen.news).toHaveLength(0);
  });

  it('waits while the pointer is over its message or the focus on the way back', async () => {
    const seen = stored([newsRow({ title: 'Tea' })]);
    await start();
    remove('Tea');
    const message = screen.getByRole('group', { name: /Tea/ });
    fireEvent.pointerEnter(message);
    await pass(3 * TIME);
    fireEvent.pointerLeave(message);
    await pass(TIME - 100);
    focus(undo('Tea'));
    await pass(3 * TIME);
    expect(seen.news).toHaveLength(0);
    focus(screen.getByRole('link', { name: /^Published/ }));
    await pass(TIME);
    await until(() => expect(seen.news).toHaveLength(1));
  });

  it('that was asked for by keyboard waits until the focus moves on', async () => {
    const seen = stored([newsRow({ title: 'Tea' })]);
    await start();
    remove('Tea', 'keyboard');
    expect(screen.getByRole('group', { name: /Tea/ })).toHaveFocus();
    await pass(3 * TIME);
    expect(seen.news).toHaveLength(0);
    focus(undo('Tea'));
    await pass(3 * TIME);
    expect(seen.news).toHaveLength(0);
    focus(screen.getByRole('link', { name: /^Published/ }));
    await pass(TIME);
    await until(() => expect(seen.news).toHaveLength(1));
  });

  it('does not hinder another: of two, one is undone and one carried out', async () => {
    const [tea, coffee] = [newsRow({ title: 'Tea' }), newsRow({ title: 'Coffee' })];
    const seen = stored([tea, coffee], [noticeRow({ title: 'Hours' })]);
    await start();
    remove('Tea');
    await pass(TIME / 2);
    remove('Coffee');
    remove('Hours');
    press(undo('Tea'));
    await pass(TIME);
    await until(() => expect(seen.notices).toHaveLength(1));
    await until(() => expect(seen.news).toHaveLength(1));
    expect(seen.news[0]?.url.searchParams.get('id')).toBe(`eq.${coffee.id}`);
    await until(() => expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull());
    expect(line('Tea')).toBeVisible();
    expect(gone('Coffee') && gone('Hours')).toBe(true);
  });

  it('is carried out before another page is shown', async () => {
    const seen = stored([newsRow({ title: 'Tea' })]);
    const { router } = await start();
    remove('Tea');
    press(list('News').getByRole('link', { name: 'New article' }));
    await until(() => expect(router.state.location.pathname).toBe('/admin/news/new'));
    expect(seen.news).toHaveLength(1);
    expect(cachedTitles()).toEqual([]);
  });

  it('is forgotten when the browser is closed', async () => {
    const seen = stored([newsRow({ title: 'Tea' })]);
    const { unmount } = await start();
    remove('Tea');
    unmount();
    await pass(3 * TIME);
    expect(seen.news).toHaveLength(0);
  });
});
