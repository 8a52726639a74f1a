import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { removeItem } from '../../src/lib/browser/storage';
import englishPets from '../../src/locales/en/consular/pets.json';
import russianPets from '../../src/locales/ru/consular/pets.json';
import russianConsular from '../../src/locales/ru/consular.json';
import russianEmbassy from '../../src/locales/ru/embassy.json';
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
      expect(document.title).toBe(`${russianPets.title}\u00a0— Посольство Кении в России`),
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
