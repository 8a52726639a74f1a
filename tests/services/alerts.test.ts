import { HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { listCurrent } from '../../src/services/alerts/alerts';
import { currentAlertRow } from '../support/screens/builders';
import {
  databaseError,
  htmlPage,
  interceptNetwork,
  noNetwork,
  rows,
  table,
} from '../support/screens/msw';

interceptNetwork();

const DAY = 86_400_000;

describe('current alerts', () => {
  it('end by the clock of the server where that of the device is a day fast', async () => {
    const until = new Date(Date.now() - DAY + 60_000);
    const row = currentAlertRow({ until: until.toISOString() });
    const Date_ = new Date(Date.now() - DAY).toUTCString();
    table('get', 'alerts', HttpResponse.json([row], { headers: { Date: Date_ } }));
    const result = await listCurrent();
    const endsAt = result.success ? (result.data[0]?.endsAt ?? 0) : 0;
    expect(Math.abs(endsAt - Date.now() - 60_000)).toBeLessThan(5_000);
  });

  it('have no link where it is not a web address', async () => {
    table('get', 'alerts', rows([currentAlertRow({ link: 'javascript:alert(1)' })]));
    expect(await listCurrent()).toMatchObject({ data: [{ link: null }] });
  });

  it.each([
    ['no response', noNetwork],
    ['an error', databaseError(500, 'XX000')],
    ['a page of a proxy', htmlPage()],
    ['no list', HttpResponse.json(null)],
  ])('fail after one request with %s', async (_, response) => {
    const seen = table('get', 'alerts', response);
    expect(await listCurrent()).toMatchObject({ success: false, code: 'server' });
    expect(seen).toHaveLength(1);
    expect(seen[0]?.headers.has('authorization')).toBe(false);
  });
});
