import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { urls } from '../../src/content/facts';
import { quickLinks } from '../../src/content/home/quickLinks';
import home from '../../src/locales/en/home.json';
import { newsRow, noticeRow } from '../support/screens/builders';
import { databaseError, interceptNetwork, rows, table } from '../support/screens/msw';
import { renderApp, sectionOf } from '../support/screens/render';

interceptNetwork();

const region = (name: string) => within(screen.getByRole('region', { name }));
const section = (heading: string) => within(sectionOf(heading));

interface BannerResponses {
  news?: Response;
  notices?: Response;
}

/** Opens the home page and waits until both banners have loaded. */
async function openHome(path = '/', { news, notices }: BannerResponses = {}) {
  const seen = {
    news: table('get', 'news', news ?? rows([newsRow()])),
    notices: table('get', 'notices', notices ?? rows([noticeRow()])),
  };
  const view = await renderApp(path);
  // The banners are in chunks that are loaded lazily.
  await waitFor(() => expect(document.querySelectorAll('#news, #notices')).toHaveLength(2));
  await waitFor(() => expect(seen.notices).toHaveLength(1));
  await waitFor(() => expect(screen.queryAllByRole('status', { name: /./ })).toEqual([]));
  return { ...view, seen };
}

describe('home page', () => {
  it('has its sections in the specified order', async () => {
    await openHome();
    const titles = within(screen.getByRole('main')).getAllByRole('heading', { level: 2 });
    expect(titles.map(({ textContent }) => textContent)).toEqual([
      'What do you need?',
      'Latest News',
      'Notices',
      'Kenyans abroad: let us know where you are',
      'Explore Kenya',
      'What we stand for',
      'Find us',
      'Quick links',
    ]);
    expect(screen.getAllByRole('region')).toHaveLength(4);
    const register = screen.getByRole('link', { name: /^Register on the diaspora portal/ });
    expect(register).toHaveAttribute('href', urls.diasporaRegistration);
  });

  it('links from the hero to the consular services', async () => {
    await openHome();
    const link = screen.getByRole('link', { name: /^Learn More/ });
    expect(link).toHaveAttribute('href', '/consular');
  });

  it('begins the service finder with its first eight answers and the last one, and links to help', async () => {
    const { user, router } = await openHome();
    const needs = within(screen.getByRole('navigation', { name: 'What do you need?' }));
    expect(needs.getAllByRole('listitem')).toHaveLength(9);
    expect(screen.getByRole('link', { name: 'Something else' })).toHaveAttribute(
      'href',
      '/consular',
    );
    await user.click(needs.getByRole('link', { name: 'A Kenyan passport' }));
    expect(await screen.findByRole('heading', { name: 'Which case is yours?' })).toBeVisible();
    expect(router.state.location.search).toBe('?need=passport');
  });

  it('scrolls from the hero to the contacts at the bottom, and focuses them', async () => {
    const { user } = await openHome();
    vi.spyOn(document.body, 'scrollHeight', 'get').mockReturnValue(5_000);
    const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    await user.click(screen.getByRole('button', { name: 'Contact Us' }));
    expect(scrollTo).toHaveBeenCalledWith({ top: 5_000, behavior: 'smooth' });
    const footer = within(screen.getByRole('contentinfo'));
    expect(footer.getByRole('heading', { name: 'Contacts' })).toHaveFocus();
    await user.tab();
    expect(footer.getByRole('link', { name: /^\+7\s495\s637\s2186$/ })).toHaveFocus();
  });

  it('links to all eight pages about Kenya and to government and tourism, and states vision, mission and the eight values', async () => {
    await openHome();
    const links = region('Explore Kenya').getAllByRole('link');
    expect(
      links.filter((link) => /^\/explore\//.test(link.getAttribute('href') ?? '')),
    ).toHaveLength(8);
    const block = section('What we stand for');
    for (const text of [home.mission.visionText, home.mission.missionText])
      expect(block.getByText(text)).toBeVisible();
    expect(block.getAllByRole('listitem')).toHaveLength(8);
    const quick = section(home.links.title).getAllByRole<HTMLAnchorElement>('link');
    const names = [...quickLinks.government, ...quickLinks.tourism];
    expect(quick.map(({ href }) => href)).toEqual(names.map((name) => new URL(urls[name]).href));
  });

  it('shows the drawn map and three map links, and on demand the interactive map, in each language', async () => {
    const { user } = await openHome();
    const contact = section('Find us');
    expect(contact.getByRole('img', { name: /^Sketch of the way/ })).toBeVisible();
    const maps = ['Yandex Maps', 'OpenStreetMap', 'Google Maps'];
    for (const name of maps) {
      expect(contact.getByRole('link', { name: new RegExp(`^${name}`) })).toBeVisible();
    }
    expect(document.querySelector('img[src*="openstreetmap"]')).toBeNull();
    await user.click(contact.getByRole('button', { name: 'Show the interactive map' }));
    await screen.findByRole('region', { name: /^Interactive map/ });
    const tile = () => document.querySelector('img[src*="tile.openstreetmap.org"]');
    await waitFor(() => expect(tile()).not.toBeNull());
    expect(contact.queryByRole('button', { name: 'Show the interactive map' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'RU: Русский' }));
    expect(await screen.findByRole('region', { name: /^Интерактивная карта/ })).toBeVisible();
  });
});

describe('news banner', () => {
  const LONG =
    'The Embassy invites graduates of Russian universities to its yearly meeting in Moscow';

  it('shows each article with its title cut at 60 characters, category and date, and a link to all', async () => {
    const items = [
      newsRow({ title: LONG, slug: 'meeting' }),
      newsRow({ title: 'Coffee week', news_categories: { slug: 'culture', name: 'Culture' } }),
    ];
    await openHome('/', { news: rows(items) });
    const link = await screen.findByText(/^The Embassy invites/, { selector: 'a' });
    expect(link).toHaveTextContent(/^The Embassy invites graduates of Russian universities to…$/);
    expect(link).toHaveAttribute('href', '/news/meeting');
    const all = screen.getByRole('link', { name: 'All News' });
    expect(all).toHaveAttribute('href', '/news');
    expect(all.querySelector('svg')).not.toBeNull();
    const bannerItems = region('Latest News').getAllByRole('listitem');
    expect(bannerItems.map((entry) => entry.textContent)).toEqual([
      'The Embassy invites graduates of Russian universities to…Trade · 20\u00a0November 2026 ',
      'Coffee weekCulture · 20\u00a0November 2026 ',
    ]);
  });

  it('says of demonstration data that they are examples, as the banner of notices does', async () => {
    const id = '10000000-0000-4000-8000-000000000001';
    await openHome('/', { news: rows([newsRow({ id })]), notices: rows([noticeRow({ id })]) });
    expect(await screen.findAllByText(/^The news and notices here are examples/)).toHaveLength(2);
  });

  it('states that there is no news', async () => {
    await openHome('/', { news: rows([]) });
    expect(await screen.findByText('No news available at this time.')).toBeVisible();
  });
});

it('banners of the Russian home page are in Russian and link to Russian pages when nothing can be fetched', async () => {
  const down = databaseError(500, 'XX000');
  await openHome('/ru', { news: down, notices: down });
  const news = await screen.findByText(/загрузить свежие новости/);
  const notices = await screen.findByText(/загрузить свежие объявления/);
  const linksOf = (line: HTMLElement) =>
    [...(line.closest('section')?.querySelectorAll('a') ?? [])].map((a) => a.getAttribute('href'));
  expect([linksOf(news).length, linksOf(notices).length]).toEqual([7, 6]);
  const links = [...linksOf(news), ...linksOf(notices)];
  expect(links.filter((href) => !href?.startsWith('/ru/'))).toEqual([]);
});
