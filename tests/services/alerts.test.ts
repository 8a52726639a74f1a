import { HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { fetchCurrentSite } from '../../src/site/data/currentSite/fetchCurrentSite';
import { currentAlertRow } from '../support/screens/builders';
import {
  currentSite,
  databaseError,
  htmlPage,
  interceptNetwork,
  noNetwork,
  siteNow,
} from '../support/screens/msw';

interceptNetwork();

const DAY = 86_400_000;

describe('current alerts', () => {
  it('end by the clock of the server where that of the device is a day fast', async () => {
    const until = new Date(Date.now() - DAY + 60_000);
    const row = currentAlertRow({ until: until.toISOString() });
    const Date_ = new Date(Date.now() - DAY).toUTCString();
    currentSite(HttpResponse.json({ alerts: [row], facts: [] }, { headers: { Date: Date_ } }));
    const endsAt = (await fetchCurrentSite())?.alerts[0]?.endsAt ?? 0;
    expect(Math.abs(endsAt - Date.now() - 60_000)).toBeLessThan(5_000);
  });

  it('have no link where it is not a web address', async () => {
    currentSite(siteNow([currentAlertRow({ link: 'javascript:alert(1)' })]));
    expect(await fetchCurrentSite()).toMatchObject({ alerts: [{ link: null }] });
  });

  it.each([
    ['no response', noNetwork],
    ['an error', databaseError(500, 'XX000')],
    ['a page of a proxy', htmlPage()],
    ['no list', HttpResponse.json(null)],
  ])('fail after one request with %s', async (_, response) => {
    const seen = currentSite(response);
    expect(await fetchCurrentSite()).toBeNull();
    expect(seen).toHaveLength(1);
    expect(seen[0]?.headers.has('authorization')).toBe(false);
  });
});
