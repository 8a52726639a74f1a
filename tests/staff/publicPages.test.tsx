import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createStaffRouter } from '../../src/app/startup/StaffApp';
import pets from '../../src/locales/en/consular/pets.json';
import russianPets from '../../src/locales/ru/consular/pets.json';
import { openFresh } from '../support/screens/freshApp';
import { interceptNetwork } from '../support/screens/msw';
import { pageTitled, renderApp } from '../support/screens/render';

interceptNetwork();

it.each([
  ['/consular/pets', pets.title, 'en'],
  ['/ru/consular/pets', russianPets.title, 'ru'],
  ['/no/such/page', 'Page Not Found', 'en'],
])(
  'public page opened from the staff area is shown in its language: %s',
  async (path, title, language) => {
    const { router } = await renderApp('/admin');
    await router.navigate(path);
    expect(await pageTitled(title)).toBeVisible();
    expect(document.documentElement).toHaveAttribute('lang', language);
    expect(document.title).toContain(title);
    expect(router.state.location.pathname).toBe(path);
  },
);

describe('public page whose translations cannot be loaded', () => {
  const RUSSIAN_FILE = '../../src/locales/ru/common.json';
  afterEach(() => {
    vi.doUnmock(RUSSIAN_FILE);
  });

  it('shows an error with a retry button in the staff area', async () => {
    const { router } = await openFresh('/admin', () => {
      vi.doMock(RUSSIAN_FILE, () => {
        throw new Error('offline');
      });
    });
    await router.navigate('/ru/consular/pets');
    expect(await pageTitled('This page could not be opened')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
    expect(document.documentElement).toHaveAttribute('lang', 'en');
  });
});

describe('router of the staff area', () => {
  beforeEach(() => {
    window.history.replaceState(null, '', '/');
  });
  afterEach(() => {
    window.history.replaceState(null, '', '/');
  });

  it('is created when the app is mounted, not when its module is imported', async () => {
    vi.resetModules();
    await import('../../src/app/startup/StaffApp');
    expect(window.history.state).toBeNull();
    const router = createStaffRouter();
    expect(window.history.state).toMatchObject({ idx: 0 });
    router.dispose();
  });
});
