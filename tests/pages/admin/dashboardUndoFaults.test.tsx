import { fireEvent, screen } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newsRow, noticeRow } from '../../support/builders';
import { completeDialogs } from '../../support/dialog';
import { answer, databaseError, interceptNetwork, noNetwork, rows, table } from '../../support/msw';
import { pass, stopClock, until } from '../../support/stoppedClock';
import { line, list, PATH, press, remove, said, start, stored, TIME } from './deletions';
import { acceptsSignIn, alerts, EMAIL, server } from './desk';

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

describe('a deletion that fails', () => {
  const TEXT = 'An error occurred while deleting the notice';

  it('brings the item back with the reason, and can be tried again', async () => {
    const hours = noticeRow({ title: 'Hours' });
    stored([newsRow()], [hours]);
    table('delete', 'notices', noNetwork, rows([hours]));
    await start();
    remove('Hours');
    await pass(TIME);
    await until(() => expect(alerts()[0]).toHaveTextContent(TEXT));
    expect(alerts()[0]).toHaveTextContent('Hours');
    expect(line('Hours')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Notices' })).toHaveFocus();
    remove('Hours');
    await pass(TIME);
    await said('The notice “Hours” is deleted.');
  });

  it('keeps the reader on the page, so that the reason is seen', async () => {
    stored([newsRow()], [noticeRow({ title: 'Hours' })]);
    table('delete', 'notices', databaseError(500, 'XX000'));
    const { router } = await start();
    remove('Hours');
    press(list('News').getByRole('link', { name: 'New article' }));
    await until(() => expect(alerts()[0]).toHaveTextContent(TEXT));
    for (let moment = 0; moment < 5; moment += 1) await pass(100);
    expect(router.state.location.pathname).toBe(PATH);
    press(list('News').getByRole('link', { name: 'New article' }));
    await until(() => expect(router.state.location.pathname).toBe('/admin/news/new'));
  });

  it('goes on after a sign-in where the session has expired', async () => {
    acceptsSignIn();
    const hours = noticeRow({ title: 'Hours' });
    stored([newsRow()], [hours]);
    table('delete', 'notices', databaseError(401, 'PGRST303', 'JWT expired'), rows([hours]));
    await start();
    remove('Hours');
    await pass(TIME);
    await until(() => screen.getByRole('dialog', { name: 'Sign in to go on' }));
    fireEvent.input(screen.getByLabelText('E-mail or phone'), { target: { value: EMAIL } });
    fireEvent.input(screen.getByLabelText('Password'), { target: { value: 'a demo password' } });
    press(screen.getByRole('button', { name: 'Sign in and go on' }));
    await said('The notice “Hours” is deleted.');
  });

  it('because somebody else was quicker counts as done', async () => {
    stored([newsRow({ title: 'Tea' })]);
    table('delete', 'news', rows([]));
    await start();
    remove('Tea');
    await pass(TIME);
    await said('The article “Tea” is deleted.');
    expect(alerts()).toEqual([]);
  });
});

describe('the pictures of a deleted article', () => {
  it.each([
    [200, 'News article and all images deleted successfully'],
    [503, 'News article deleted, but some images may need manual cleanup'],
    // Still used by a copy of the article, which is as it ought to be.
    [409, 'News article and all images deleted successfully'],
  ])('go with it; what became of them is said when the store answers %i', async (status, words) => {
    const url = 'https://abc.public.blob.vercel-storage.com/news/tea.jpg';
    stored([newsRow({ title: 'Tea', featured_image_url: url })]);
    const seen = answer('delete', '/api/blob-delete', () =>
      Response.json(
        { success: status === 200, ...(status === 409 && { code: 'inUse' }) },
        { status },
      ),
    );
    await start();
    remove('Tea');
    await pass(TIME);
    await said(words);
    expect(seen[0]?.url.searchParams.get('url')).toBe(url);
  });
});
