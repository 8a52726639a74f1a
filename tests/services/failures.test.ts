import { http } from 'msw';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { env } from '../../src/lib/env';
import type { Operation, Result } from '../../src/lib/http/result';
import { i18n } from '../../src/lib/i18n/i18n';
import { failed, failure as failureText } from '../../src/locales/en/common.json';
import errors from '../../src/locales/en/errors.json';
import kinds from '../../src/locales/en/kinds.json';
import * as news from '../../src/site/data/news/newsPage';
import * as notices from '../../src/site/data/notices/currentNotices';
import * as bin from '../../src/staff/api/history/bin';
import * as items from '../../src/staff/api/items/items';
import { signedIn } from '../support/auth/staff';
import { uuid } from '../support/screens/builders';
import { withFastClock } from '../support/screens/clock';
import { switchLanguage } from '../support/screens/language';
import { databaseError, interceptNetwork, noNetwork, server } from '../support/screens/msw';

interceptNetwork();

beforeEach(() => {
  signedIn();
});
afterEach(() => switchLanguage('en'));

/** Lets every request to a table fail, and returns how often each was sent. */
function failAll(failure: () => Response | Promise<Response>): Map<string, number> {
  const sent = new Map<string, number>();
  server.use(
    http.all(`${env.supabaseUrl}/rest/v1/*`, ({ request }) => {
      sent.set(request.url, (sent.get(request.url) ?? 0) + 1);
      return failure();
    }),
  );
  return sent;
}

const article = { title: 'Tea', content: 'Text', status: 'draft' } as const;

/** The service calls to tables, with the key of their error text. */
const reads: [string, Operation, () => Promise<Result<unknown>>][] = [
  ['news.listPublished', 'newsFetch', () => news.listPublished({ page: 1 })],
  ['notices.listCurrent', 'noticesFetch', () => notices.listCurrent()],
  ['items.get of news', 'kinds:news.failed.fetch', () => items.get('news', uuid())],
];
const writes: typeof reads = [
  ['items.create of news', 'kinds:news.failed.create', () => items.create('news', article)],
  ['bin.restore', 'binRestore', () => bin.restore({ kind: 'news', itemId: uuid() })],
];

/** The texts by their operations, texts of kinds by their keys. */
const texts = { ...errors, ...failed, kinds };
const textOf = (operation: string): unknown =>
  operation.split(/[:.]/).reduce<unknown>((node, part) => Object(node)[part], texts);

describe.each([
  ['is tried four times', reads, 4],
  ['is never repeated', writes, 1],
] as const)('without a connection', (what, calls, times) => {
  it.each(calls)(`%s ${what} and fails with its own text: %s`, async (_, operation, call) => {
    const sent = failAll(noNetwork);
    const value = await withFastClock(call);
    expect(value).toMatchObject({ error: textOf(operation), code: 'network' });
    expect(new Set(sent.values())).toEqual(new Set([times]));
  });
});

it('a failure on a public page, which does not load the texts of staff, has its text and an advice', async () => {
  i18n.removeResourceBundle('en', 'errors');
  onTestFinished(() => void i18n.addResourceBundle('en', 'errors', errors));
  failAll(() => databaseError(500, 'XX000'));
  const value = await news.listPublished({ page: 1 });
  expect(value).toMatchObject({ error: failed.newsFetch, advice: failureText.text });
});
