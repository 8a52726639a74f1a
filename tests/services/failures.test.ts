import { http } from 'msw';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { env } from '../../src/lib/env';
import type { Result } from '../../src/lib/http/result';
import { i18n } from '../../src/lib/i18n/i18n';
import { failed, failure as failureText } from '../../src/locales/en/common.json';
import errors from '../../src/locales/en/errors.json';
import * as news from '../../src/site/data/news/newsPage';
import * as drafts from '../../src/staff/api/drafts';
import * as history from '../../src/staff/api/history';
import * as items from '../../src/staff/api/items/items';
import * as people from '../../src/staff/api/people';
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

describe('without a connection', () => {
  it.each<[string, number, string, () => Promise<Result<unknown>>]>([
    ['a read is tried four times', 4, failed.newsFetch, () => items.fetchItem('news', uuid())],
    [
      'a write is sent once',
      1,
      'An error occurred while creating the news article',
      () => items.createItem('news', article),
    ],
  ])('%s, and fails with its own text', async (_, times, error, call) => {
    const sent = failAll(noNetwork);
    expect(await withFastClock(call)).toMatchObject({ error, code: 'network' });
    expect(new Set(sent.values())).toEqual(new Set([times]));
  });
});

const id = uuid();
const writes: Record<string, () => Promise<Result<unknown>>> = {
  handOver: () => drafts.handOver('news', id, ''),
  takeBack: () => drafts.takeBack({ id }),
  giveBack: () => drafts.giveBack({ id }, ''),
  markAsPublished: () => drafts.markAsPublished({ id, revision: 1 }),
  createItem: () => items.createItem('news', article),
  updateItem: () => items.updateItem('news', id, article),
  moveToBin: () => items.moveToBin('news', id),
  endNow: () => items.endNow('notices', id),
  restoreFromBin: () => history.restoreFromBin({ kind: 'news', itemId: id }),
  deletePermanently: () => history.deletePermanently({ kind: 'news', itemId: id }),
  setRole: () => people.setRole(id, null),
};

it.each(Object.keys(writes))('what the database has refused is no success: %s', async (name) => {
  failAll(() => databaseError(403, '42501'));
  expect(await writes[name]?.()).toMatchObject({ success: false, code: 'notAllowed' });
});

it('a failure on a public page, which does not load the texts of staff, has its text and an advice', async () => {
  i18n.removeResourceBundle('en', 'errors');
  onTestFinished(() => void i18n.addResourceBundle('en', 'errors', errors));
  failAll(() => databaseError(500, 'XX000'));
  const value = await news.listPublished({ page: 1 });
  expect(value).toMatchObject({ error: failed.newsFetch, advice: failureText.text });
});
