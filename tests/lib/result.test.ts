import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AppError } from '../../src/lib/http/errorCodes';
import { NetworkFailure, RequestTimeout } from '../../src/lib/http/fetchWithRetry';
import { attempt } from '../../src/lib/http/result';
import english from '../../src/locales/en/errors.json';
import { attemptAuth, staffErrorCode } from '../../src/staff/api/staffErrorCode';
import { switchLanguage } from '../support/screens/language';

const named = (name: string, fields: object) => Object.assign(new Error('x'), { name }, fields);

describe('attempt', () => {
  const warn = vi.spyOn(console, 'warn');
  const error = vi.spyOn(console, 'error');

  beforeEach(() => {
    warn.mockReset().mockImplementation(() => undefined);
    error.mockReset();
  });

  afterEach(() => switchLanguage('en'));

  it('turns a rejection into a failure with text, error code and advice', async () => {
    const cause = new NetworkFailure('gone');
    expect(await attempt('newsFetch', () => Promise.reject(cause))).toEqual({
      success: false,
      error: 'An error occurred while fetching news',
      advice: english.advice.network,
      code: 'network',
      cause,
    });
  });

  it('logs the cause as a warning, never as an error', async () => {
    const cause = new AppError('notFound');
    await attempt('newsFetch', () => Promise.reject(cause));
    expect(warn).toHaveBeenCalledWith('newsFetch: notFound', cause);
    expect(error).not.toHaveBeenCalled();
  });
});

const database = (code: string, message = '') => named('PostgrestError', { code, message });
const auth = (status: number, code?: string) => named('AuthApiError', { code, status });

describe('staffErrorCode', () => {
  it.each([
    [new RequestTimeout(), 'timeout'],
    [new NetworkFailure(), 'network'],
    [new DOMException('left', 'AbortError'), 'network'],
    [new AppError('conflict'), 'conflict'],
    [database('23505', 'violates "news_slug_unique"'), 'duplicateSlug'],
    [database('23505', 'violates "news_pkey"'), 'rejected'],
    [database('23514'), 'rejected'],
    [database('23514', 'violates "notices_ends_after_start"'), 'endBeforeStart'],
    [database('SUP', 'violates "notices_end_not_past"'), 'endPast'],
    [database('SUP', 'violates check constraint'), 'rejected'],
    [database('42501'), 'notAllowed'],
    [database('PGRST301'), 'sessionExpired'],
    [database('PGRST116'), 'notFound'],
    [database('57014'), 'server'],
    [database(''), 'server'],
    [auth(400, 'invalid_credentials'), 'invalidCredentials'],
    [auth(403, 'otp_expired'), 'wrongCode'],
    [auth(422, 'code_of_next_year'), 'authRefused'],
    // GoTrue sends a code with every rejection; a 400 or 401 without one comes from a gateway.
    [auth(400), 'server'],
    [auth(500, 'unexpected_failure'), 'server'],
    [auth(429, 'code_of_next_year'), 'tooManyAttempts'],
    [auth(504, 'unexpected_failure'), 'timeout'],
    [named('AuthSessionMissingError', { status: 400 }), 'sessionExpired'],
    [named('AuthRetryableFetchError', { status: 503 }), 'server'],
    [named('AuthRetryableFetchError', { status: 523 }), 'network'],
    [named('AuthRetryableFetchError', { status: 524 }), 'timeout'],
    [new TypeError('x is not a function'), 'server'],
  ])('maps %o to %s', (cause, expectedCode) => {
    expect(staffErrorCode(cause)).toBe(expectedCode);
  });
});

describe('a code of GoTrue', () => {
  it('is named by the advice for what only the administrator can change', async () => {
    const refusal = () => Promise.reject(auth(422, 'captcha_failed'));
    const named = 'Tell the administrator of the site its reason: captcha_failed.';
    expect(await attemptAuth('signIn', refusal)).toHaveProperty(
      'advice',
      expect.stringContaining(named),
    );
    await switchLanguage('ru');
    expect(await attemptAuth('signIn', refusal)).toHaveProperty(
      'advice',
      expect.stringContaining('причину: captcha_failed.'),
    );
  });
});
