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
} from '../support/files';

/** A thousand calls at once: each caller has so many, the others are told when to come again. */

const DATABASE = 'https://database.example';
const asked = vi.fn();
/** Here a token is the id of its user; one that is no uuid is nobody's. */
const network = setupServer(
  http.get(`${DATABASE}/auth/v1/user`, ({ request }) => {
    asked();
    const id = request.headers.get('authorization')?.slice('Bearer '.length) ?? '';
    return id.startsWith('0') ? HttpResponse.json({ id }) : HttpResponse.json({}, { status: 401 });
  }),
  http.get(`${DATABASE}/rest/v1/rpc/acts_as_admin`, () => HttpResponse.json(true)),
);

const BURST = 1000;
const admin = (n: number) => `00000000-0000-4000-8000-00000000000${n}`;

beforeAll(() => {
  network.listen();
  pointAtDatabase(DATABASE, 'sb_publishable_for_tests');
  pointAtStore('http://127.0.0.1:9');
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T09:00:00Z') });
});
beforeEach(() => asked.mockClear());
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  network.close();
});

/** One call of somebody from somewhere. */
const askFrom = (address: string, token: string): Promise<FunctionResponse> =>
  call('POST', '/api/blob-upload', {
    token,
    body: tokenRequest('news/tea.jpg'),
    headers: { 'x-real-ip': address },
  });

const burst = (ask: (n: number) => Promise<FunctionResponse>): Promise<FunctionResponse[]> =>
  Promise.all(Array.from({ length: BURST }, (_, n) => ask(n)));

const countOf = (answers: FunctionResponse[], status: number): number =>
  answers.filter((answer) => answer.status === status).length;

describe('a thousand calls at once', () => {
  it('of one admin, from wherever, are answered three hundred times', async () => {
    const answers = await burst((n) => askFrom(`192.0.2.${n % 250}`, admin(1)));
    expect([countOf(answers, 200), countOf(answers, 429)]).toEqual([300, 700]);
    const refused = answers.find(({ status }) => status === 429);
    expect(refused?.body).toEqual({
      success: false,
      code: 'rate_limited',
      error: 'Too many requests. Please wait a moment.',
    });
    expect(refused?.headers.get('retry-after')).toBe('1');
    // A colleague is not made to wait for it.
    expect((await askFrom('192.0.2.1', admin(2))).status).toBe(200);
    // Who has waited is served.
    vi.setSystemTime(Date.now() + 1000);
    expect((await askFrom('192.0.2.1', admin(1))).status).toBe(200);
  });

  it('of nobody from one address reach Auth six hundred times', async () => {
    const answers = await burst(() => askFrom('198.51.100.7', 'x'));
    expect([countOf(answers, 401), countOf(answers, 429)]).toEqual([600, 400]);
    expect(asked).toHaveBeenCalledTimes(600);
    expect((await askFrom('198.51.100.8', admin(3))).status).toBe(200);
  });
});

describe('the count', () => {
  it('comes back with time, and never beyond the whole', () => {
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

  it('does not grow back when the clock is set back', () => {
    const limit = new RateLimit(1, 1);
    limit.take('x');
    vi.setSystemTime(Date.now() - 3_600_000);
    expect(() => limit.take('x')).toThrow();
  });

  it('forgets who has been silent longest, so that many callers fill no memory', () => {
    const limit = new RateLimit(1, 0.001);
    limit.take('silent');
    for (let n = 0; n < 4_999; n += 1) limit.take(`caller ${n}`);
    expect(() => limit.take('silent')).toThrow();
    // Asking has made it the latest; the first of the others goes.
    limit.take('one more');
    limit.take('caller 0');
    expect(() => limit.take('silent')).toThrow();
  });
});
