import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { RateLimit } from '../../api/_lib/rateLimit';
import {
  call,
  type FunctionResponse,
  pointAtDatabase,
  pointAtStore,
  tokenRequest,
} from '../support/store/files';

/** Rate limits for a thousand requests at once; requests above them get 429 with Retry-After. */

const DATABASE = 'https://database.example';
const requested = vi.fn();
/** In these tests a token is the id of its user; GoTrue rejects one that is no UUID. */
const network = setupServer(
  http.get(`${DATABASE}/auth/v1/user`, ({ request }) => {
    requested();
    const id = request.headers.get('authorization')?.slice('Bearer '.length) ?? '';
    return id.startsWith('0') ? HttpResponse.json({ id }) : HttpResponse.json({}, { status: 401 });
  }),
  http.get(`${DATABASE}/rest/v1/rpc/has_staff_access`, () => HttpResponse.json(true)),
);

const BURST = 1000;
const admin = (n: number) => `00000000-0000-4000-8000-00000000000${n}`;

beforeAll(() => {
  network.listen();
  pointAtDatabase(DATABASE, 'sb_publishable_for_tests');
  pointAtStore('http://127.0.0.1:9');
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T09:00:00Z') });
});
beforeEach(() => requested.mockClear());
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  network.close();
});

/** Sends a request from an IP address. */
const askFrom = (ip: string, token: string): Promise<FunctionResponse> =>
  call('POST', '/api/blob-upload', {
    token,
    body: tokenRequest('news/tea.jpg'),
    headers: { 'x-real-ip': ip },
  });

const burst = (send: (n: number) => Promise<FunctionResponse>): Promise<FunctionResponse[]> =>
  Promise.all(Array.from({ length: BURST }, (_, n) => send(n)));

const countOf = (statuses: FunctionResponse[], status: number): number =>
  statuses.filter((response) => response.status === status).length;

describe('rate limits for a thousand requests at once', () => {
  it('allow one admin three hundred, from any IP addresses', async () => {
    const statuses = await burst((n) => askFrom(`192.0.2.${n % 250}`, admin(1)));
    expect([countOf(statuses, 200), countOf(statuses, 429)]).toEqual([300, 700]);
    const refused = statuses.find(({ status }) => status === 429);
    expect(refused?.body).toEqual({
      success: false,
      code: 'rate_limited',
      error: 'Too many requests. Please wait a moment.',
    });
    expect(refused?.headers.get('retry-after')).toBe('1');
    // Another admin is not affected.
    expect((await askFrom('192.0.2.1', admin(2))).status).toBe(200);
    // After waiting, requests are served again.
    vi.setSystemTime(Date.now() + 1000);
    expect((await askFrom('192.0.2.1', admin(1))).status).toBe(200);
  });

  it('forward six hundred unauthenticated requests from one IP address to GoTrue', async () => {
    const statuses = await burst(() => askFrom('198.51.100.7', 'x'));
    expect([countOf(statuses, 401), countOf(statuses, 429)]).toEqual([600, 400]);
    expect(requested).toHaveBeenCalledTimes(600);
    expect((await askFrom('198.51.100.8', admin(3))).status).toBe(200);
  });
});

describe('the token bucket', () => {
  it('refills over time, up to its capacity', () => {
    const limit = new RateLimit(2, 0.1);
    const take = () => limit.take('x');
    take();
    take();
    expect(take).toThrow(expect.objectContaining({ headers: { 'Retry-After': '10' } }));
    vi.setSystemTime(Date.now() + 10_000);
    take();
    expect(take).toThrow();
    vi.setSystemTime(Date.now() + 3_600_000);
    take();
    take();
    expect(take).toThrow();
  });

  it('does not refill when the clock moves backwards', () => {
    const limit = new RateLimit(1, 1);
    limit.take('x');
    vi.setSystemTime(Date.now() - 3_600_000);
    expect(() => limit.take('x')).toThrow();
  });

  it('drops the least recently used key, so that many keys do not fill memory', () => {
    const limit = new RateLimit(1, 0.001);
    limit.take('silent');
    for (let n = 0; n < 4_999; n += 1) limit.take(`caller ${n}`);
    expect(() => limit.take('silent')).toThrow();
    // take() has made this key the most recent one; the oldest other key is dropped.
    limit.take('one more');
    limit.take('caller 0');
    expect(() => limit.take('silent')).toThrow();
  });
});
