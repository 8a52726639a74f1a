import { cleanup, screen } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { queryClient } from '../../src/lib/http/queryClient';
import home from '../../src/locales/en/home.json';
import { newsRow, noticeRow, uuid } from '../support/builders';
import { answer, htmlPage, interceptNetwork, never, noNetwork, rows, table } from '../support/msw';
import { renderApp } from '../support/render';
import { advanceTime, openWithStoppedClock, stopClock } from '../support/stoppedClock';

interceptNetwork();
stopClock();

type Fault = () => Response | Promise<Response>;

const json = (body: string): Response =>
  new HttpResponse(body, { headers: { 'Content-Type': 'application/json' } });

/** A connection that breaks in the middle of the body. */
const halfAnswer: Fault = () =>
  new HttpResponse(
    new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('[{"id":"'));
        controller.error(new Error('reset'));
      },
    }),
    { headers: { 'Content-Type': 'application/json' } },
  );

const FAULTS: [string, Fault][] = [
  ['the server is down', noNetwork],
  ['no answer comes within 20 s', never],
  ['the answer breaks off half-way', halfAnswer],
  ['half of the JSON comes', () => json('[{"id":"5","title":"Tea')],
  ['a page comes in place of data', () => htmlPage(200)],
  ['a proxy’s error page comes', () => htmlPage(503)],
  ['nothing comes', () => json('')],
  ...['null', '{}', '"Tea"', '[null]', '[{}]'].map((body): [string, Fault] => [
    `the JSON is not what was asked for: ${body}`,
    () => json(body),
  ]),
];

const text = (words: string) => () => expect(screen.getByText(words)).toBeVisible();
const saysError = () => {
  expect(screen.getByText('Error loading news. Please try again later.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeEnabled();
};
const isWhole = () => {
  expect(screen.getByRole('heading', { level: 1, name: /Trade/ })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'From our news' })).toBeNull();
};
const showsBuiltIn = () => {
  text(home.news.outdated)();
  text(home.notices.outdated)();
};

/** Where a fault happens, what the visitor then sees, and what when all is well. */
const PLACES = [
  ['the news list', '/news', saysError],
  ['an article', '/news/tea-week', saysError],
  ['the home page’s news and notices', '/', showsBuiltIn],
  ['the news under a page about Kenya', '/explore/trade', isWhole],
] as const;

/** Lets time pass, second by second, until the page shows what is expected; half a minute at most. */
async function sooner(check: () => void): Promise<void> {
  for (let second = 0; second < 30; second += 1) {
    for (let look = 0; look < 5; look += 1) await advanceTime(1);
    try {
      return check();
    } catch {
      await advanceTime(1000);
    }
  }
  check();
}

const serve = (...answers: (Response | Fault)[]) => {
  table('get', 'news_categories', rows([{ id: uuid(), name: 'Trade', slug: 'trade' }]));
  answer('get', '/rest/v1/rpc/news_total', HttpResponse.json(1));
  const news = table('get', 'news', ...answers, rows([newsRow({ title: 'Tea week' })]));
  table('get', 'notices', ...answers, rows([noticeRow({ title: 'Closed on Monday' })]));
  return news;
};

// Opened beforehand: the clock would move on while the files of a page come.
beforeAll(async () => {
  for (const [, path] of PLACES) {
    serve();
    await renderApp(path);
    await screen.findAllByText('Tea week');
    cleanup();
  }
  queryClient.clear();
});

let staged = 0;
afterAll(() => {
  console.info(`faults staged on what visitors read: ${staged}`);
});

/** Right in all but its texts; news and notices alike. */
const WRONG_TEXTS = { ...noticeRow(), ...newsRow(), title: { of: 'Tea' }, slug: 5, content: [] };
FAULTS.push(['texts are no texts', () => rows([WRONG_TEXTS])]);

describe.each(PLACES)('%s', (_, path, sees) => {
  it.each(FAULTS)('is a page with a way on when %s', async (_what, fault) => {
    staged += 1;
    const seen = serve(...Array<Fault>(8).fill(fault));
    await openWithStoppedClock(path);
    await sooner(() => {
      expect(seen.length).toBeGreaterThan(0);
      sees();
    });
    // What has been seen stays so: nothing was only loading, nothing broke the page.
    await advanceTime(25_000);
    sees();
    expect(document.body).not.toHaveTextContent(
      /could not be opened|undefined|\[object|Bad gateway/,
    );
  });

  it('shows the news in the end when the connection comes and goes', async () => {
    staged += 1;
    serve(noNetwork, halfAnswer);
    await openWithStoppedClock(path);
    await sooner(() => expect(screen.getAllByText('Tea week')[0]).toBeVisible());
  });
});
