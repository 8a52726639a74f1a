import { fireEvent, screen } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { newsRow } from '../support/builders';
import {
  htmlPage,
  interceptNetwork,
  never,
  newsPages,
  noNetwork,
  rows,
  table,
} from '../support/msw';
import {
  advanceTime,
  openWithStoppedClock,
  stopClock,
  waitOnStoppedClock,
} from '../support/stoppedClock';

const ERROR = 'Error loading news. Please try again later.';

interceptNetwork();
stopClock();

// Fetched beforehand: the clock would move on while the files come.
beforeAll(async () => {
  await import('../../src/pages/News');
  await import('../../src/pages/Article');
});

describe.each([
  ['the list', '/news', 'Latest News'],
  ['an article', '/news/tea-tasting', 'News article'],
])('%s in trouble', (_, path, title) => {
  it('tries three times more when the server is down, then says so and offers another try', async () => {
    const seen = table('get', 'news', noNetwork);
    await openWithStoppedClock(path);
    for (const pause of [200, 400, 800]) {
      const before = seen.length;
      await waitOnStoppedClock(() => expect(seen.length).toBeGreaterThan(0));
      await advanceTime(pause);
      await waitOnStoppedClock(() => expect(seen.length).toBeGreaterThan(before));
    }
    expect(await waitOnStoppedClock(() => screen.getByRole('alert'))).toHaveTextContent(ERROR);
    expect(seen).toHaveLength(4);
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();

    newsPages(1, rows([newsRow({ title: 'Tea week' })]));
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(
      await waitOnStoppedClock(() => screen.getByRole('heading', { name: 'Tea week' })),
    ).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it.each([200, 502])(
    'says so when a page with status %i comes in place of data',
    async (status) => {
      const seen = table('get', 'news', htmlPage(status));
      await openWithStoppedClock(path);
      expect(await waitOnStoppedClock(() => screen.getByText(ERROR))).toBeVisible();
      expect(seen).toHaveLength(1);
      expect(document.body).not.toHaveTextContent('Bad gateway');
    },
  );

  it('waits 20 s for an answer, not longer', async () => {
    const seen = table('get', 'news', never);
    await openWithStoppedClock(path);
    await waitOnStoppedClock(() => expect(seen).toHaveLength(1));
    expect(screen.getByText('Loading news...')).toBeVisible();
    await advanceTime(19_000);
    expect(screen.getByText('Loading news...')).toBeVisible();
    await advanceTime(1_000);
    expect(await waitOnStoppedClock(() => screen.getByText(ERROR))).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeEnabled();
  });
});
