import { screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { currentSite, interceptNetwork, siteNow } from '../support/screens/msw';
import { pageTitled, renderApp } from '../support/screens/render';

/** Alerts that the build knows, and a newer one. */

const { built, newer } = await vi.hoisted(async () => {
  const hours = (count: number) => new Date(Date.now() + count * 3_600_000).toISOString();
  const built = {
    level: 'important' as const,
    en: 'The lift is out of order.',
    ru: 'Лифт не работает.',
    link: null,
    from: hours(-2),
    until: hours(2),
  };
  // Modules read what the build has when they are loaded, some of them by the setup.
  vi.resetModules();
  const { env } = await import('../../src/lib/env');
  env.site = { ...env.site, alerts: [built] };
  const newer = { ...built, level: 'emergency', en: 'The Embassy is closed.', from: hours(-1) };
  return { built, newer };
});

interceptNetwork();

const PAGE = '/consular/pets';
/** The alerts with a text; not what is announced. */
const withText = (text: string) =>
  screen
    .queryAllByRole('region', { name: /alerts$/i })
    .filter(({ textContent }) => textContent?.includes(text));
const isFixed = (text: string) => withText(text)[0]?.parentElement?.className.includes('fixed');

it('stand in the flow, a newer one at the lower edge until the next navigation', async () => {
  currentSite(siteNow([newer, built]));
  const { user } = await renderApp(PAGE);
  await waitFor(() => expect(withText('The Embassy is closed')).toHaveLength(1));
  expect([isFixed('The lift'), isFixed('The Embassy is closed')]).toEqual([false, true]);
  expect(screen.getAllByRole('region', { name: 'Alerts' })).toEqual(withText('The lift'));
  await user.click(screen.getAllByRole('link', { name: 'Consular services' })[0] as HTMLElement);
  await pageTitled('Consular services');
  expect(isFixed('The Embassy is closed')).toBe(false);
});

it('leave when the database no longer has them', async () => {
  currentSite(siteNow([]));
  await renderApp(PAGE);
  await waitFor(() => expect(withText('The lift')).toEqual([]));
});

it('are in prerendered HTML above the header, whatever the session has', async () => {
  currentSite(siteNow([built]));
  // Loads the code, because what is rendered at once waits for none.
  const { unmount } = await renderApp(PAGE);
  await waitFor(() => expect(withText('The lift')).toHaveLength(1));
  unmount();
  const { Pages } = await import('../../src/site/shell/startup/App');
  window.sessionStorage.setItem(
    'alerts',
    JSON.stringify({ at: Date.now(), alerts: [], facts: [] }),
  );
  const html = renderToString(
    <StaticRouter location={PAGE}>
      <Pages />
    </StaticRouter>,
  );
  expect(html.indexOf('The lift')).toBeGreaterThan(0);
  expect(html.indexOf('The lift')).toBeLessThan(html.indexOf('<header'));
});
