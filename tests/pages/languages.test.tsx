import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { i18n } from '../../src/lib/i18n/i18n';
import { loadText } from '../../src/lib/i18n/loadText';
import englishPets from '../../src/locales/en/consular/pets.json';
import russianPets from '../../src/locales/ru/consular/pets.json';
import russianConsular from '../../src/locales/ru/consular.json';
import russianEmbassy from '../../src/locales/ru/embassy.json';
import { description } from '../support/html/page';
import { interceptNetwork } from '../support/screens/msw';
import { pageTitled, renderApp } from '../support/screens/render';

interceptNetwork();

type Router = Awaited<ReturnType<typeof renderApp>>['router'];

const ENGLISH = { lang: 'en', title: englishPets.title };
const RUSSIAN = { lang: 'ru', title: russianPets.title };

const storeLanguage = (language: string) => window.localStorage.setItem('language', language);
const storedLanguage = () => window.localStorage.getItem('language');
const button = (name: 'EN: English' | 'RU: Русский') => screen.getByRole('button', { name });
const currentPage = () => ({
  lang: document.documentElement.lang,
  title: screen.getByRole('heading', { level: 1 }).textContent,
});
/** Waits for a URL, because the translations change shortly before it does. */
const waitForUrl = (router: Router, url: string) =>
  waitFor(() => {
    const { pathname, search, hash } = router.state.location;
    expect(pathname + search + hash).toBe(url);
  });

beforeEach(() => {
  document.documentElement.lang = 'en';
});

describe('language of the staff area', () => {
  afterEach(() => vi.restoreAllMocks());

  it.each([
    ['Russian where it was opened from a Russian page', '/ru/consular', 'Вход для сотрудников'],
    ['English where it was opened from an English one', '/consular', 'Staff sign-in'],
  ])('is %s', async (_, from, title) => {
    vi.spyOn(document, 'referrer', 'get').mockReturnValue(location.origin + from);
    await renderApp('/admin');
    expect(await pageTitled(title)).toBeVisible();
    expect(document.querySelector('link[rel="canonical"], link[rel="alternate"]')).toBeNull();
  });
});

describe('language of a page', () => {
  it.each([
    ['/consular/pets', null, ENGLISH],
    ['/consular/pets', 'en', ENGLISH],
    ['/consular/pets', 'ru', RUSSIAN],
    ['/consular/pets', 'xx', ENGLISH],
    ['/ru/consular/pets', null, RUSSIAN],
    ['/ru/consular/pets', 'en', RUSSIAN],
  ])('at %s with the stored language %s is as expected', async (path, stored, expected) => {
    if (stored !== null) storeLanguage(stored);
    await renderApp(path);
    expect(currentPage()).toEqual(expected);
    expect(storedLanguage()).toBe(stored);
  });

  it('applies to title, description and the links in the head', async () => {
    const { user } = await renderApp('/consular/pets');
    expect(document.title).toBe(`${englishPets.title} – Embassy of Kenya in Russia`);
    expect(description()).toBe(englishPets.lead);
    await user.click(button('RU: Русский'));
    await waitFor(() =>
      expect(document.title).toBe(`${russianPets.title}\u00a0— Посольство Кении в России`),
    );
    expect(description()).toBe(russianPets.lead);
    const links = document.querySelectorAll('link[rel="alternate"][title], link[rel="canonical"]');
    const paths = [...links].map((link) =>
      link.getAttribute('href')?.replace('http://localhost', ''),
    );
    expect(paths.sort()).toEqual(['/ru/consular/pets', '/ru/feed.xml']);
  });

  it('stays Russian when a link is followed, without being stored', async () => {
    const setItem = vi.spyOn(Storage.prototype, 'setItem');
    const { user, router } = await renderApp('/ru/consular/pets');
    await user.click(within(screen.getByRole('banner')).getByRole('link', { name: 'Посольство' }));
    await pageTitled(russianEmbassy.title);
    await waitForUrl(router, '/ru/embassy');
    await router.navigate('/consular/pets');
    await pageTitled(englishPets.title);
    expect(setItem.mock.calls.filter(([key]) => key === 'language')).toEqual([]);
    setItem.mockRestore();
  });
});

describe('language switch', () => {
  it('opens the same page with its query and anchor in the other language, marks and stores the choice', async () => {
    const { user, router } = await renderApp('/consular/pets?from=mail#transit');
    await user.click(button('RU: Русский'));
    await waitForUrl(router, '/ru/consular/pets?from=mail#transit');
    expect(currentPage()).toEqual(RUSSIAN);
    expect([storedLanguage(), document.documentElement.lang]).toEqual(['ru', 'ru']);
    expect(button('RU: Русский')).toHaveAttribute('aria-current', 'true');
    expect(button('RU: Русский')).toHaveAttribute('lang', 'ru');
    expect(button('EN: English')).not.toHaveAttribute('aria-current');
    expect(button('EN: English')).toHaveAttribute('lang', 'en');
    await user.click(button('EN: English'));
    await waitForUrl(router, '/consular/pets?from=mail#transit');
    expect(currentPage()).toEqual(ENGLISH);
    expect([storedLanguage(), document.documentElement.lang]).toEqual(['en', 'en']);
  });

  it('replaces the history entry', async () => {
    const { user, router } = await renderApp('/consular', '/consular/pets');
    await user.click(button('RU: Русский'));
    await waitForUrl(router, '/ru/consular/pets');
    expect(router.state.historyAction).toBe('REPLACE');
    await router.navigate(-1);
    await waitForUrl(router, '/consular');
    expect(await pageTitled(russianConsular.title)).toBeVisible();
  });

  it('loads the texts of a page that is not hydrated yet', async () => {
    for (const name of ['consular', 'consular/needs']) i18n.removeResourceBundle('ru', name);
    const { loadFirstRoute } = await import('../../src/site/shell/startup/App');
    await loadFirstRoute('/consular');
    await loadText('ru');
    expect(i18n.hasResourceBundle('ru', 'consular')).toBe(true);
    expect(i18n.hasResourceBundle('ru', 'consular/needs')).toBe(true);
  });

  it('keeps the focus, and speaks the title in the language until another page is opened', async () => {
    const { user, router } = await renderApp('/consular/pets');
    const status = within(screen.getByRole('banner')).getByRole('status');
    button('RU: Русский').focus();
    await user.keyboard('{Enter}');
    await waitForUrl(router, '/ru/consular/pets');
    expect(button('RU: Русский')).toHaveFocus();
    await waitFor(() => expect(status).toHaveTextContent(russianPets.title));
    await router.navigate('/ru/embassy');
    await pageTitled(russianEmbassy.title);
    expect(status).toBeEmptyDOMElement();
  });

  it('changes the language but not the path when the stored language applies', async () => {
    storeLanguage('ru');
    const { user, router } = await renderApp('/consular/pets');
    await user.click(button('EN: English'));
    await pageTitled(englishPets.title);
    expect(router.state.location.pathname).toBe('/consular/pets');
    expect(storedLanguage()).toBe('en');
  });
});

describe('when the Russian translations cannot be loaded', () => {
  const RUSSIAN_FILE = '../../src/locales/ru/common.json';
  afterEach(() => {
    vi.doUnmock(RUSSIAN_FILE);
    vi.restoreAllMocks();
  });

  it('the language switch shows an error and the page stays English', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    // Modules of its own, because the texts of the others are loaded.
    vi.resetModules();
    vi.doMock(RUSSIAN_FILE, () => {
      throw new Error('offline');
    });
    const fresh = await import('../support/screens/render');
    const { user, router } = await fresh.renderApp('/consular/pets#transit');
    await user.click(button('RU: Русский'));
    const message = await screen.findByText(/^Russian could not be loaded/);
    expect(message).toHaveAttribute('role', 'status');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(ENGLISH.title);
    expect(document.documentElement).toHaveAttribute('lang', 'en');
    expect(window.localStorage.getItem('language')).toBeNull();
    expect(router.state.location.pathname).toBe('/consular/pets');
    expect(button('EN: English')).toHaveAttribute('aria-current', 'true');
    expect(button('RU: Русский')).toHaveFocus();
  });
});
