import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { writeItem } from '../../../src/lib/browser/storage';
import { answer, authError, interceptNetwork } from '../../support/screens/msw';
import { renderApp } from '../../support/screens/render';
import { acceptsSignIn, EMAIL, enter, signInWith, stubStaffServer, valueIn } from './desk';

interceptNetwork();
beforeEach(stubStaffServer);
afterEach(() => {
  vi.useRealTimers();
});

const TOKEN = '/auth/v1/token';
const rateLimited = (seconds: number) => () => {
  const response = authError(429, 'over_request_rate_limit');
  response.headers.set('Retry-After', String(seconds));
  return response;
};

/** Advances the clock by some seconds and runs the timer of the countdown once. */
async function advanceSeconds(seconds: number): Promise<void> {
  vi.setSystemTime(Date.now() + seconds * 1000);
  await act(() => vi.advanceTimersByTimeAsync(1000));
}
const fakeClock = () =>
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], shouldAdvanceTime: true });

describe('rate limit of sign-ins', () => {
  it('keeps the input, counts down and announces when to try again', async () => {
    fakeClock();
    answer('post', TOKEN, rateLimited(90));
    const { user } = await renderApp('/admin');
    await screen.findByLabelText('Password');
    await signInWith(user, EMAIL, 'a demo password', 'Sign in');
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Too many attempts.');
    expect(screen.getByText(/You can try again in (89|90) seconds\./)).toBeVisible();
    expect([valueIn('E-mail or phone'), valueIn('Password')]).toEqual([EMAIL, 'a demo password']);
    await advanceSeconds(60);
    expect(screen.getByText(/in (29|28|27) seconds\./)).toBeVisible();
    await advanceSeconds(30);
    expect(screen.getByText('You can try again now.')).toHaveAttribute('role', 'status');
    acceptsSignIn();
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(await screen.findByRole('heading', { name: 'Home' })).toBeVisible();
  });

  it('states minutes when the wait is long, in Russian with the right ending', async () => {
    writeItem('language', 'ru');
    answer('post', TOKEN, rateLimited(300));
    const { user } = await renderApp('/admin');
    await enter(user, await screen.findByLabelText('Эл. почта или телефон'), EMAIL);
    await enter(user, screen.getByLabelText('Пароль'), 'не тот');
    await user.click(screen.getByRole('button', { name: 'Войти' }));
    expect(await screen.findByText('Повторить попытку можно через 5 минут.')).toBeVisible();
    expect(valueIn('Пароль')).toBe('не тот');
  });

  it('applies to all tabs of the browser', async () => {
    writeItem(
      'embassy-sign-in-attempts',
      JSON.stringify({ failed: 5, until: Date.now() + 30_000 }),
    );
    const { user } = await renderApp('/admin');
    await screen.findByText(/You can try again in \d\d seconds/);
    const seen = acceptsSignIn();
    await signInWith(user, EMAIL, 'a demo password', 'Sign in');
    expect(await screen.findByRole('alert')).toHaveTextContent('Too many attempts.');
    expect(seen).toHaveLength(0);
  });
});
