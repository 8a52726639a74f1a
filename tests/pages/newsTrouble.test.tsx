import { fireEvent, screen } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { newsRow } from '../support/screens/builders';
import { interceptNetwork, newsPages, noNetwork, rows, table } from '../support/screens/msw';
import {
  openWithStoppedClock,
  stopClock,
  waitOnStoppedClock,
} from '../support/screens/stoppedClock';

const ERROR = 'Error loading news. Please try again later.';

interceptNetwork();
stopClock();

// Imported beforehand, because the stopped clock would advance while chunks load.
beforeAll(async () => {
  await import('../../src/pages/News');
  await import('../../src/pages/Article');
});

describe.each([
  ['list of news', '/news', 'Latest News'],
  ['article page', '/news/tea-tasting', 'News article'],
])('%s with a failing server', (_, path, title) => {
  it('retries three times, then shows an error with a retry button', async () => {
    const seen = table('get', 'news', noNetwork);
    await openWithStoppedClock(path);
    expect(await waitOnStoppedClock(() => screen.getByRole('alert'))).toHaveTextContent(ERROR);
    expect(seen).toHaveLength(4);
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();

    newsPages(1, rows([newsRow({ title: 'Tea week', news_categories: null })]));
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(
      await waitOnStoppedClock(() => screen.getByRole('heading', { name: 'Tea week' })),
    ).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
