import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import englishPets from '../../src/locales/en/consular/pets.json';
import englishEmbassy from '../../src/locales/en/embassy.json';
import russianPets from '../../src/locales/ru/consular/pets.json';
import { interceptNetwork } from '../support/screens/msw';
import { pageTitled } from '../support/screens/render';

interceptNetwork();

/** Opens the site with fresh modules, after one of them has been mocked. */
async function openFresh(path: string, mock: () => void) {
  vi.resetModules();
  mock();
  const { renderApp } = await import('../support/screens/render');
  return renderApp(path);
}

const button = (name: 'EN: English' | 'RU: Русский') => screen.getByRole('button', { name });

describe('when the Russian translations cannot be loaded', () => {
  const RUSSIAN_FILE = '../../src/locales/ru/common.json';
  const breakRussian = () => {
    vi.doMock(RUSSIAN_FILE, () => {
      throw new Error('offline');
    });
  };

  beforeEach(() => {
    document.documentElement.lang = 'en';
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  });
  afterEach(() => {
    vi.doUnmock(RUSSIAN_FILE);
    vi.restoreAllMocks();
  });

  it('the language switch shows an error and the page stays English', async () => {
    const { user, router } = await openFresh('/consular/pets#rabies', breakRussian);
    await user.click(button('RU: Русский'));
    const message = await screen.findByText(/^Russian could not be loaded/);
    expect(message).toHaveAttribute('role', 'status');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(englishPets.title);
    expect(document.documentElement).toHaveAttribute('lang', 'en');
    expect(window.localStorage.getItem('language')).toBeNull();
    expect(router.state.location.pathname).toBe('/consular/pets');
    expect(button('EN: English')).toHaveAttribute('aria-current', 'true');
    expect(button('RU: Русский')).toHaveFocus();
  });
});

describe('when the Russian translations of a page visited before cannot be loaded', () => {
  const RUSSIAN_FILE = '../../src/locales/ru/embassy.json';
  afterEach(() => {
    vi.doUnmock(RUSSIAN_FILE);
  });

  it('the language switch needs those of the current page alone', async () => {
    const { user, router } = await openFresh('/embassy', () => {
      vi.doMock(RUSSIAN_FILE, () => {
        throw new Error('offline');
      });
    });
    expect(await pageTitled(englishEmbassy.title)).toBeVisible();
    await router.navigate('/consular/pets');
    expect(await pageTitled(englishPets.title)).toBeVisible();
    await user.click(button('RU: Русский'));
    expect(await pageTitled(russianPets.title)).toBeVisible();
    await waitFor(() => expect(router.state.location.pathname).toBe('/ru/consular/pets'));
  });
});
