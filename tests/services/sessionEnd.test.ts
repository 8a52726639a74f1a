import { beforeEach, describe, expect, it } from 'vitest';
import * as items from '../../src/staff/data/items/items';
import { signedIn } from '../support/auth/staff';
import { newsRow, uuid } from '../support/screens/builders';
import { withFastClock } from '../support/screens/clock';
import {
  answer,
  authError,
  interceptNetwork,
  noNetwork,
  rows,
  table,
} from '../support/screens/msw';

interceptNetwork();

beforeEach(() => {
  signedIn();
});

const article = { title: ' Tea tasting ', content: '# Tea', status: 'published' } as const;

describe('an expired session', () => {
  it('is reported before a request is sent', async () => {
    window.localStorage.clear();
    const seen = table('post', 'news', rows([newsRow()]));
    expect(await items.create('news', article)).toMatchObject({
      error: 'An error occurred while creating the news article',
      code: 'sessionExpired',
    });
    expect(seen).toHaveLength(0);
  });

  it('is reported if it can no longer be refreshed', async () => {
    signedIn({}, -60);
    answer('post', '/auth/v1/token', authError(400, 'refresh_token_not_found'));
    const { value } = await withFastClock(() => items.update('news', uuid(), article));
    expect(value).toMatchObject({ code: 'sessionExpired' });
  });

  it('is not reported if the refresh does not reach GoTrue', async () => {
    signedIn({}, -60);
    answer('post', '/auth/v1/token', noNetwork);
    const { value } = await withFastClock(() => items.update('news', uuid(), article));
    expect(value).toMatchObject({ code: 'network' });
    expect(window.localStorage.getItem('embassy-session')).not.toBeNull();
  });
});
