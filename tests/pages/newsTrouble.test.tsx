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
import { openStopped, pass, stopClock, until } from '../support/stoppedClock';

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
    await openStopped(path);
    for (const pause of [200, 400, 800]) {
      const before = seen.length;
      await until(() => expect(seen.length).toBeGreaterThan(0));
      await pass(pause);
      await until(() => expect(seen.length).toBeGreaterThan(before));
    }
    expect(await until(() => screen.getByRole('alert'))).toHaveTextContent(ERROR);
    expect(seen).toHaveLength(4);
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();

    newsPages(1, rows([newsRow({ title: 'Tea week' })]));
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await until(() => screen.getByRole('heading', { name: 'Tea week' }))).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it.each([200, 502])(
    'says so when a page with status %i comes in place of data',
    async (status) => {
      const seen = table('get', 'news', htmlPage(status));
      await openStopped(path);
      expect(await until(() => screen.getByText(ERROR))).toBeVisible();
      expect(seen).toHaveLength(1);
      expect(document.body).not.toHaveTextContent('Bad gateway');
    },
  );

  it('waits 20 s for an answer, not longer', async () => {
    const seen = table('get', 'news', never);
    await openStopped(path);
    await until(() => expect(seen).toHaveLength(1));
    expect(screen.getByText('Loading news...')).toBeVisible();
    await pass(19_000);
    expect(screen.getByText('Loading news...')).toBeVisible();
    await pass(1_000);
    expect(await until(() => screen.getByText(ERROR))).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeEnabled();
  });
});
