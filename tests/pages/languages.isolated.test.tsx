import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { removeItem } from '../../src/lib/storage';
import englishPets from '../../src/locales/en/consular/pets.json';
import russianPets from '../../src/locales/ru/consular/pets.json';
import russianConsular from '../../src/locales/ru/consular.json';
import russianEmbassy from '../../src/locales/ru/embassy.json';
import { openFresh } from '../support/freshApp';
import { description } from '../support/page';
import { pageTitled, renderApp } from '../support/render';

type Router = Awaited<ReturnType<typeof renderApp>>['router'];

const ENGLISH = { lang: 'en', title: englishPets.title };
const RUSSIAN = { lang: 'ru', title: russianPets.title };

const remember = (language: string) => window.localStorage.setItem('language', language);
const remembered = () => window.localStorage.getItem('language');
const button = (name: 'EN: English' | 'RU: Русский') => screen.getByRole('button', { name });
const onScreen = () => ({
  lang: document.documentElement.lang,
  title: screen.getByRole('heading', { level: 1 }).textContent,
});
/** Waits until the site is at an address: the words change a moment before it does. */
const at = (router: Router, address: string) =>
  waitFor(() => {
    const { pathname, search, hash } = router.state.location;
    expect(pathname + search + hash).toBe(address);
  });

beforeEach(() => {
  document.documentElement.lang = 'en';
});

describe('the language of a page', () => {
  it.each([
    ['/consular/pets', null, ENGLISH],
    ['/consular/pets', 'en', ENGLISH],
    ['/consular/pets', 'ru', RUSSIAN],
    ['/consular/pets', 'xx', ENGLISH],
    ['/consular/pets', 'RU', ENGLISH],
    ['/consular/pets', '', ENGLISH],
    ['/ru/consular/pets', null, RUSSIAN],
    ['/ru/consular/pets', 'en', RUSSIAN],
    ['/ru/consular/pets', 'xx', RUSSIAN],
  ])('at %s with %s remembered is the one expected', async (path, stored, expected) => {
    if (stored !== null) remember(stored);
    await renderApp(path);
    expect(onScreen()).toEqual(expected);
    expect(remembered()).toBe(stored);
  });

  it('decides about title and description as well', async () => {
    const { user } = await renderApp('/consular/pets');
    expect(document.title).toBe(`${englishPets.title} – Embassy of Kenya in Russia`);
    expect(description()).toBe(englishPets.lead);
    await user.click(button('RU: Русский'));
    await waitFor(() =>
      expect(document.title).toBe(`${russianPets.title} – Посольство Кении в России`),
    );
    expect(description()).toBe(russianPets.lead);
  });

  it('stays Russian from link to link, and nothing is remembered by reading', async () => {
    const setItem = vi.spyOn(Storage.prototype, 'setItem');
    const { user, router } = await renderApp('/ru/consular/pets');
    await user.click(screen.getByRole('link', { name: 'Посольство' }));
    await pageTitled(russianEmbassy.title);
    await at(router, '/ru/embassy');
    await router.navigate('/consular/pets');
    await pageTitled(englishPets.title);
    expect(setItem.mock.calls.filter(([key]) => key === 'language')).toEqual([]);
    setItem.mockRestore();
  });
});

describe('the language switch', () => {
  it('says which language is on', async () => {
    await renderApp('/ru/consular/pets');
    expect(button('RU: Русский')).toHaveAttribute('aria-current', 'true');
    expect(button('RU: Русский')).toHaveAttribute('lang', 'ru');
    expect(button('EN: English')).not.toHaveAttribute('aria-current');
    expect(button('EN: English')).toHaveAttribute('lang', 'en');
  });

  it('leads to the same page in the other language and back, and remembers each choice', async () => {
    const { user, router } = await renderApp('/consular/pets');
    await user.click(button('RU: Русский'));
    await at(router, '/ru/consular/pets');
    expect(onScreen()).toEqual(RUSSIAN);
    expect([remembered(), document.documentElement.lang]).toEqual(['ru', 'ru']);
    await user.click(button('EN: English'));
    await at(router, '/consular/pets');
    expect(onScreen()).toEqual(ENGLISH);
    expect([remembered(), document.documentElement.lang]).toEqual(['en', 'en']);
  });

  it('keeps the query and the anchor of the address', async () => {
    const { user, router } = await renderApp('/consular/pets?from=mail#rabies');
    await user.click(button('RU: Русский'));
    await at(router, '/ru/consular/pets?from=mail#rabies');
    expect(onScreen()).toEqual(RUSSIAN);
  });

  it('replaces the entry in the history', async () => {
    const { user, router } = await renderApp('/consular', '/consular/pets');
    await user.click(button('RU: Русский'));
    await at(router, '/ru/consular/pets');
    expect(router.state.historyAction).toBe('REPLACE');
    await router.navigate(-1);
    await at(router, '/consular');
    expect(await pageTitled(russianConsular.title)).toBeVisible();
  });

  it('keeps the focus', async () => {
    const { user, router } = await renderApp('/consular/pets');
    button('RU: Русский').focus();
    await user.keyboard('{Enter}');
    await at(router, '/ru/consular/pets');
    expect(button('RU: Русский')).toHaveFocus();
  });

  it('changes the language where the remembered one decides, without leaving the address', async () => {
    remember('ru');
    const { user, router } = await renderApp('/consular/pets');
    await user.click(button('EN: English'));
    await pageTitled(englishPets.title);
    expect(router.state.location.pathname).toBe('/consular/pets');
    expect(remembered()).toBe('en');
  });
});

describe('where the browser blocks its storage', () => {
  beforeEach(() => {
    const blocked = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(blocked);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked);
  });
  afterEach(() => {
    vi.restoreAllMocks();
    // The choice lives in memory there.
    removeItem('language');
  });

  it('English is the fallback, and Russian has its addresses', async () => {
    const { router } = await renderApp('/consular/pets');
    expect(onScreen()).toEqual(ENGLISH);
    await router.navigate('/ru/consular/pets');
    await pageTitled(russianPets.title);
    expect(onScreen()).toEqual(RUSSIAN);
  });

  it('the switch works and is remembered until the page is closed', async () => {
    const { user, router } = await renderApp('/consular/pets');
    await user.click(button('RU: Русский'));
    await at(router, '/ru/consular/pets');
    await router.navigate('/consular/pets');
    await at(router, '/consular/pets');
    expect(onScreen()).toEqual(RUSSIAN);
  });
});

describe('where Russian cannot be fetched', () => {
  const RUSSIAN_FILE = '../../src/locales/ru/common.json';
  const breakRussian = () => {
    vi.doMock(RUSSIAN_FILE, () => {
      throw new Error('offline');
    });
  };

  beforeEach(() => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  });
  afterEach(() => {
    vi.doUnmock(RUSSIAN_FILE);
    vi.restoreAllMocks();
  });

  it('the switch says so, and English stays as it was', async () => {
    const { user, router } = await openFresh('/consular/pets#rabies', breakRussian);
    await user.click(button('RU: Русский'));
    const message = await screen.findByText(/^Russian could not be loaded/);
    expect(message).toHaveAttribute('role', 'status');
    expect(onScreen()).toEqual(ENGLISH);
    expect(remembered()).toBeNull();
    expect(router.state.location.pathname).toBe('/consular/pets');
    expect(button('EN: English')).toHaveAttribute('aria-current', 'true');
    expect(button('RU: Русский')).toHaveFocus();
  });

  it('a Russian address says that it could not be opened, and offers another try', async () => {
    const { router } = await openFresh('/consular/pets', breakRussian);
    // React reports what an error boundary has caught.
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await router.navigate('/ru/consular/pets');
    expect(await pageTitled('This page could not be opened')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
    expect(document.documentElement).toHaveAttribute('lang', 'en');
  });

  it('the HTML of a Russian page that is opened first stays as it is', async () => {
    vi.resetModules();
    breakRussian();
    const { openSite } = await import('../../src/app/openSite');
    const root = document.body.appendChild(document.createElement('div'));
    root.innerHTML = '<h1>Ввоз животных</h1>';
    window.history.replaceState(null, '', '/ru/consular/pets');
    await expect(openSite(root, window.location)).rejects.toThrow();
    expect(root.innerHTML).toBe('<h1>Ввоз животных</h1>');
    window.history.replaceState(null, '', '/');
    root.remove();
  });
});
