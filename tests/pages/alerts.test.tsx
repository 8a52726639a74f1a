import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { currentAlertRow } from '../support/screens/builders';
import { currentSite, interceptNetwork, noNetwork, siteNow } from '../support/screens/msw';
import { pageTitled, renderApp } from '../support/screens/render';

interceptNetwork();

const emergency = currentAlertRow({
  level: 'emergency',
  en: 'The Embassy is closed.',
  ru: 'Посольство закрыто.',
  link: 'https://mfa.go.ke/closed',
});
const banner = () => screen.findByRole('region', { name: 'Alerts' });
const MINUTE = 60_000;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Lets time pass for the page, then makes the tab visible again. */
const returnAfter = async (ms: number) => {
  vi.setSystemTime(Date.now() + ms);
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
};

describe('alerts above the header', () => {
  it('are shown on a page with a layout of its own too', async () => {
    currentSite(siteNow([emergency]));
    await renderApp('/consular/help');
    const section = await banner();
    expect(within(section).getByText(/The Embassy is closed\./)).toBeVisible();
    expect(section).toHaveTextContent(/Until .+, Moscow time/);
    expect(within(section).getByRole('link', { name: /Details/ })).toHaveAttribute(
      'href',
      'https://mfa.go.ke/closed',
    );
    const header = screen.getAllByRole('banner')[0] as HTMLElement;
    expect(section.compareDocumentPosition(header)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('are not shown in the staff area', async () => {
    const seen = currentSite(siteNow([emergency]));
    await renderApp('/admin');
    expect(await pageTitled('Staff sign-in')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Alerts' })).toBeNull();
    expect(seen).toHaveLength(0);
  });

  it('are requested once in a minute, on navigation and on return to the tab', async () => {
    const seen = currentSite(siteNow([]), siteNow([emergency]), siteNow([]));
    const { user } = await renderApp('/consular/pets');
    await waitFor(() => expect(seen).toHaveLength(1));
    await user.click(screen.getAllByRole('link', { name: 'Consular services' })[0] as HTMLElement);
    await pageTitled('Consular services');
    await returnAfter(MINUTE / 2);
    expect(seen).toHaveLength(1);
    await returnAfter(MINUTE / 2);
    expect(await banner()).toHaveTextContent('The Embassy is closed.');
    await returnAfter(MINUTE);
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Alerts' })).toBeNull());
    expect(seen).toHaveLength(3);
  });

  it('disappear at their end', async () => {
    const until = new Date(Date.now() + 10_000).toISOString();
    currentSite(siteNow([currentAlertRow({ until })]));
    await renderApp('/consular/pets');
    await banner();
    await returnAfter(11_000);
    expect(screen.queryByRole('region', { name: 'Alerts' })).toBeNull();
  });

  it('cost nothing where the request fails: no message, and the next request after a minute', async () => {
    const seen = currentSite(noNetwork, siteNow([emergency]));
    await renderApp('/consular/pets');
    await waitFor(() => expect(seen).toHaveLength(1));
    await returnAfter(1_000);
    expect(seen).toHaveLength(1);
    expect(screen.queryByText(/An error occurred/)).toBeNull();
    await returnAfter(MINUTE);
    expect(await banner()).toBeVisible();
  });
});

describe('the latest alerts without a connection', () => {
  it('are shown with the time of the latest check', async () => {
    vi.setSystemTime(new Date('2026-11-22T09:00:00Z'));
    const row = currentAlertRow({ until: '2026-11-23T09:00:00Z' });
    currentSite(siteNow([row]), noNetwork);
    const first = await renderApp('/consular/pets');
    await banner();
    first.unmount();
    // A later visit.
    window.sessionStorage.clear();
    vi.setSystemTime(new Date('2026-11-22T15:00:00Z'));
    await renderApp('/consular/pets');
    expect(await banner()).toHaveTextContent(
      /No connection: last checked on 22 November 2026 at 12:00, Moscow time/,
    );
  });

  it('are not those that have been taken down since', async () => {
    const seen = currentSite(siteNow([emergency]), siteNow([]), noNetwork);
    const first = await renderApp('/consular/pets');
    await banner();
    await returnAfter(MINUTE);
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Alerts' })).toBeNull());
    first.unmount();
    window.sessionStorage.clear();
    await renderApp('/consular/pets');
    await waitFor(() => expect(seen).toHaveLength(3));
    await returnAfter(1_000);
    expect(screen.queryByRole('region', { name: 'Alerts' })).toBeNull();
  });

  it('are requested again as soon as the connection returns', async () => {
    const seen = currentSite(noNetwork, siteNow([emergency]));
    await renderApp('/consular/pets');
    await waitFor(() => expect(seen).toHaveLength(1));
    act(() => void fireEvent(window, new Event('online')));
    expect(await banner()).toBeVisible();
  });
});

describe('an alert', () => {
  it('can be folded for the visit, but not removed, and a further alert unfolds it', async () => {
    currentSite(siteNow([emergency]), siteNow([emergency, currentAlertRow()]));
    const first = await renderApp('/consular/pets');
    const fold = await screen.findByRole('button', { name: 'Fold' });
    expect(fold).toHaveAttribute('aria-expanded', 'true');
    await first.user.click(fold);
    first.unmount();
    await renderApp('/consular/pets');
    const unfold = await screen.findByRole('button', { name: 'Show in full' });
    expect(unfold).toHaveAttribute('aria-expanded', 'false');
    expect(await banner()).toHaveTextContent('The Embassy is closed.');
    await returnAfter(MINUTE);
    expect(await screen.findByRole('button', { name: 'Fold' })).toBeVisible();
  });

  it('is announced once in a visit, and again once it changes: an emergency assertively, the others politely', async () => {
    const changed = { ...emergency, ru: 'Посольство закрыто до четверга.' };
    currentSite(siteNow([emergency, currentAlertRow()]), siteNow([changed]));
    const first = await renderApp('/consular/pets');
    const alert = () =>
      screen.queryAllByRole('alert').flatMap(({ textContent }) => textContent || []);
    await waitFor(() => expect(alert()).toEqual(['Emergency: The Embassy is closed.']));
    const polite = screen.getAllByRole('status').map(({ textContent }) => textContent);
    expect(polite).toContain('Important: The consular section is closed today.');
    first.unmount();
    await renderApp('/consular/pets');
    await banner();
    expect(alert()).toEqual([]);
    await returnAfter(MINUTE);
    await waitFor(() => expect(alert()).toEqual(['Emergency: The Embassy is closed.']));
  });
});

it('the offline banner is shown as long as the connection is lost', async () => {
  await renderApp('/consular/pets');
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  const text = await screen.findByText(/^You are offline\./);
  expect(text).toBeVisible();
  expect(text.closest('[role="status"]')).not.toBeNull();
  onLine.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(screen.queryByText(/^You are offline\./)).toBeNull());
});
