import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Result } from '../../src/lib/http/result';
import english from '../../src/locales/en/errors.json';
import russian from '../../src/locales/ru/errors.json';
import * as categories from '../../src/services/categories';
import * as news from '../../src/services/news/news';
import * as notices from '../../src/services/notices/notices';
import { changesOf, lastChanges } from '../../src/staff/data/history/auditEntries';
import * as bin from '../../src/staff/data/history/bin';
import { versionOf, versionsOf } from '../../src/staff/data/history/versions';
import * as items from '../../src/staff/data/items/items';
import { signedIn } from '../support/auth/staff';
import { uuid } from '../support/screens/builders';
import { withFastClock } from '../support/screens/clock';
import { switchLanguage } from '../support/screens/language';
import {
  answer,
  databaseError,
  htmlPage,
  interceptNetwork,
  never,
  noNetwork,
} from '../support/screens/msw';

const article = { title: 'Tea', content: 'Text', status: 'draft' } as const;
const notice = { title: 'Tea', description: '', type: 'link', link: 'https://mfa.go.ke' } as const;

/** Every service call to a table: its method, its path and the key of its error text. */
const calls = [
  ['news.listPublished', () => news.listPublished({ page: 1 }), 'get', 'news', 'newsFetch'],
  ['news.listLatest', () => news.listLatest(5), 'get', 'news', 'newsFetch'],
  ['news.getPublished', () => news.getPublished('tea'), 'get', 'news', 'newsFetch'],
  ['categories.list', () => categories.list(), 'get', 'news_categories', 'categoriesFetch'],
  [
    'categories.idForSlug',
    () => categories.idForSlug('trade'),
    'get',
    'news_categories',
    'categoriesFetch',
  ],
  ['notices.listCurrent', () => notices.listCurrent(), 'get', 'notices', 'noticesFetch'],
  ['items of news: list', () => items.list('news', { page: 1 }), 'get', 'news', 'newsFetch'],
  ['items of news: get', () => items.get('news', uuid()), 'get', 'news', 'newsFetch'],
  ['items of news: create', () => items.create('news', article), 'post', 'news', 'newsCreate'],
  [
    'items of news: update',
    () => items.update('news', uuid(), article),
    'patch',
    'news',
    'newsUpdate',
  ],
  ['lastChanges', () => lastChanges('content'), 'get', 'audit', 'changesFetch'],
  ['changesOf', () => changesOf('news', uuid()), 'get', 'audit', 'changesFetch'],
  ['versionsOf', () => versionsOf('news', uuid()), 'get', 'audit', 'versionsFetch'],
  ['versionOf', () => versionOf(1), 'get', 'audit', 'versionsFetch'],
  ['bin.list', () => bin.list(), 'get', 'bin', 'binFetch'],
  [
    'bin.restore',
    () => bin.restore({ kind: 'news', id: uuid() }),
    'post',
    'rpc/restore_from_bin',
    'binRestore',
  ],
  [
    'bin.purge',
    () => bin.purge({ id: uuid(), kind: 'notices' }),
    'post',
    'rpc/purge_from_bin',
    'noticesDelete',
  ],
  ['items of news: remove', () => items.remove('news', uuid()), 'delete', 'news', 'newsDelete'],
  [
    'items of notices: list',
    () => items.list('notices', { page: 1 }),
    'get',
    'notices',
    'noticesFetch',
  ],
  ['items of notices: get', () => items.get('notices', uuid()), 'get', 'notices', 'noticesFetch'],
  [
    'items of notices: create',
    () => items.create('notices', notice),
    'post',
    'notices',
    'noticesCreate',
  ],
  [
    'items of notices: update',
    () => items.update('notices', uuid(), notice),
    'patch',
    'notices',
    'noticesUpdate',
  ],
  [
    'items of notices: remove',
    () => items.remove('notices', uuid()),
    'delete',
    'notices',
    'noticesDelete',
  ],
] as const;

/** Failures of a request, and the error code of each. */
const failures = [
  ['the connection fails', noNetwork, 'network'],
  ['no answer comes within 20 s', never, 'timeout'],
  ['the answer is a page instead of JSON', () => htmlPage(200), 'server'],
  ['a proxy answers 502 with a page', () => htmlPage(502), 'server'],
  ['the database breaks', () => databaseError(500, 'XX000'), 'server'],
  ['the rights are missing', () => databaseError(403, '42501'), 'notAllowed'],
  [
    'the token is out of date',
    () => databaseError(401, 'PGRST303', 'JWT expired'),
    'sessionExpired',
  ],
  ['a constraint refuses', () => databaseError(400, '23514'), 'rejected'],
] as const;

describe.each(calls)('a failure of %s', (_name, call, method, place, operation) => {
  interceptNetwork();
  beforeEach(() => {
    signedIn();
  });
  afterEach(() => switchLanguage('en'));

  it.each(failures)(
    'has its error text, advice and error code when %s',
    async (_what, failure, expectedCode) => {
      const seen = answer(method, `/rest/v1/${place}`, failure);
      const { value } = await withFastClock<Result<unknown>>(call);
      expect(value).toMatchObject({
        success: false,
        error: english[operation],
        advice: english.advice[expectedCode],
        code: expectedCode,
      });
      expect(value).toHaveProperty('cause');
      // Reads are tried four times if the network fails; responses and writes are never retried.
      expect(seen).toHaveLength(expectedCode === 'network' && method === 'get' ? 4 : 1);
    },
  );

  it('has Russian texts if the language is Russian', async () => {
    await switchLanguage('ru');
    answer(method, `/rest/v1/${place}`, databaseError(500, 'XX000'));
    expect(await call()).toMatchObject({
      error: russian[operation],
      advice: russian.advice.server,
    });
  });
});
