import { cleanup, screen } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeAll, describe, expect, it } from 'vitest';
import { queryClient } from '../../src/lib/http/queryClient';
import home from '../../src/locales/en/home.json';
import { newsRow, noticeRow, uuid } from '../support/screens/builders';
import { answer, interceptNetwork, never, noNetwork, rows, table } from '../support/screens/msw';
import { renderApp } from '../support/screens/render';
import { advanceTime, openWithStoppedClock, stopClock } from '../support/screens/stoppedClock';

/** What visitors see in place of the data, for each fault of the server that reaches a page in a way of its own. */

interceptNetwork();
stopClock();

type Fault = () => Response | Promise<Response>;

/** A connection that breaks in the middle of the body. */
const brokenBody: Fault = () =>
  new HttpResponse(
    new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('[{"id":"'));
        controller.error(new Error('reset'));
      },
    }),
    { headers: { 'Content-Type': 'application/json' } },
  );

/** A valid row but for its texts, for news and notices alike. */
const WRONG_TEXTS = { ...noticeRow(), ...newsRow(), title: { of: 'Tea' }, slug: 5, content: [] };

const FAULTS: [what: string, fault: Fault][] = [
  ['the server does not respond within 20 s', never],
  ['the response breaks off in the body', brokenBody],
  ['texts are not strings', () => rows([WRONG_TEXTS])],
  ['the JSON is null', () => HttpResponse.json(null)],
];

const expectText = (text: string) => () => expect(screen.getByText(text)).toBeVisible();
const expectError = () => {
  expect(screen.getByText('Error loading news. Please try again later.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeEnabled();
};
const expectNoNews = () => {
  expect(screen.getByRole('heading', { level: 1, name: /Trade/ })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'From our news' })).toBeNull();
};
const expectBuiltIn = () => {
  expectText(home.news.outdated)();
  expectText(home.notices.outdated)();
};

/** The pages, with what visitors see in place of the data. */
const PAGES: [name: string, path: string, expectFallback: () => void][] = [
  ['list of news', '/news', expectError],
  ['article page', '/news/tea-week', expectError],
  ['news and notices of the home page', '/', expectBuiltIn],
  ['news on a page about Kenya', '/explore/trade', expectNoNews],
];

/** Advances the clock in steps of a second, at most 30, until the check passes. */
async function eventually(check: () => void): Promise<void> {
  for (let second = 0; second < 30; second += 1) {
    for (let second = 0; second < 5; second += 1) await advanceTime(1);
    try {
      return check();
    } catch {
      await advanceTime(1000);
    }
  }
  check();
}

/** Intercepts the requests of these pages: first with these responses, then with an article and a notice. */
const serve = (...answers: Fault[]) => {
  table('get', 'news_categories', rows([{ id: uuid(), name: 'Trade', slug: 'trade' }]));
  answer('get', '/rest/v1/rpc/news_years', HttpResponse.json([{ year: 2026, total: 1 }]));
  const news = table('get', 'news', ...answers, rows([newsRow({ title: 'Tea week' })]));
  table('get', 'notices', ...answers, rows([noticeRow({ title: 'Closed on Monday' })]));
  return news;
};

// Renders each page beforehand, because the stopped clock would advance while chunks load.
beforeAll(async () => {
  for (const [, path] of PAGES) {
    serve();
    await renderApp(path);
    await screen.findAllByText('Tea week');
    cleanup();
  }
  queryClient.clear();
});

describe.each(PAGES)('%s', (_name, path, expectFallback) => {
  it.each(FAULTS)('shows its fallback when %s', async (_what, fault) => {
    const seen = serve(...Array<Fault>(8).fill(fault));
    await openWithStoppedClock(path);
    await eventually(() => {
      expect(seen.length).toBeGreaterThan(0);
      expectFallback();
    });
    // It was not a loading state.
    await advanceTime(25_000);
    expectFallback();
    expect(document.body).not.toHaveTextContent(/could not be opened|undefined|\[object/);
  });

  it('shows the news after two failed requests', async () => {
    serve(noNetwork, brokenBody);
    await openWithStoppedClock(path);
    await eventually(() => expect(screen.getAllByText('Tea week')[0]).toBeVisible());
  });
});
