import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { places } from '../../src/content/kenya/map';
import { activities } from '../../src/content/kenya/seasons';
import { pages } from '../../src/content/site';
import { queryClient } from '../../src/lib/http/queryClient';
import { newsRow, uuid } from '../support/screens/builders';
import { interceptNetwork, rows, table } from '../support/screens/msw';
import { renderApp } from '../support/screens/render';

interceptNetwork();

const regions = pages.filter(({ kind }) => kind === 'region').map(({ path }) => path);
const hrefs = (element: HTMLElement): (string | null)[] =>
  within(element)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

it('the map of Kenya links every point to its section of a region’s page, and names it', async () => {
  const { user, router } = await renderApp('/ru/magical-kenya');
  const map = await screen.findByRole('group', { name: /^Карта Кении/ });
  const paths = places.map(({ to }) => `/ru/magical-kenya/${to}`);
  expect([...hrefs(map)].sort()).toEqual(paths.sort());
  await user.click(within(map).getByRole('link', { name: /^Кисуму, / }));
  await waitFor(() => expect(router.state.location.hash).toBe('#kisumu'));
  await waitFor(() => expect(document.activeElement?.id).toBe('kisumu'));
});

it('the page of the country shows each region once, as a card with its best months, and folds the journeys', async () => {
  await renderApp('/magical-kenya');
  for (const path of regions) {
    const cards = screen
      .getAllByRole('heading', { level: 3 })
      .filter((heading) => heading.querySelector(`a[href="${path}"]`));
    expect(cards).toHaveLength(1);
    expect(cards[0]?.closest('li')).toHaveTextContent(
      /(?:January|June|October)–(?:February|March|October)/,
    );
  }
  const journey = screen.getByRole('heading', { name: 'Savannah and sea: 10 days' }).closest('li');
  expect(journey).toHaveTextContent(/Day 10: from Mombasa to Nairobi/);
  expect(journey?.querySelector('details')).not.toHaveAttribute('open');
});

it('region page states the best months in words and links to the adjacent regions', async () => {
  await renderApp('/ru/magical-kenya/mount-kenya');
  const expected = 'Для восхождения: январь\u00a0— февраль, июль\u00a0— сентябрь';
  expect(document.body).toHaveTextContent(expected.replaceAll('\u00a0', ' '));
  const nav = screen.getByRole('navigation', { name: 'Регионы' });
  expect(hrefs(nav)).toEqual([
    '/ru/magical-kenya/central-rift',
    '/ru/magical-kenya/northern-kenya',
  ]);
});

describe('things-to-do page', () => {
  const shownActivities = () =>
    screen
      .getAllByRole('heading', { level: 2 })
      .map(({ id }) => id)
      .filter((id) => id in activities);

  it('shows all activities without a valid filter', async () => {
    await renderApp('/magical-kenya/things-to-do?month=13&interest=toString');
    expect(shownActivities().sort()).toEqual(Object.keys(activities).sort());
    expect(screen.getByText('19 ideas')).toHaveAttribute('role', 'status');
  });

  it('reads the filter from the URL', async () => {
    await renderApp('/magical-kenya/things-to-do?month=7&interest=sea');
    expect(shownActivities()).toEqual(['wind-and-fishing', 'dolphins-and-whales']);
    expect(screen.getByRole('radio', { name: 'The sea' })).toBeChecked();
    expect(screen.getByRole('combobox', { name: 'When you go' })).toHaveValue('7');
  });

  it('shows what there is in the nearest months if the chosen one has nothing', async () => {
    await renderApp('/magical-kenya/things-to-do?month=5&interest=sea');
    expect(screen.getByText(/March, July/)).toHaveAttribute('role', 'status');
    expect(shownActivities()).toEqual([
      'diving',
      'wind-and-fishing',
      'dolphins-and-whales',
      'swahili-towns',
    ]);
  });

  it('stores the filter in the URL and resets it', async () => {
    const { user, router } = await renderApp('/magical-kenya/things-to-do');
    await user.click(screen.getByRole('radio', { name: 'Sport and adventure' }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'When you go' }), 'December');
    await waitFor(() => expect(router.state.location.search).toBe('?interest=active&month=12'));
    expect(shownActivities()).not.toContain('climbing');
    await user.click(screen.getByRole('button', { name: 'Show everything' }));
    await waitFor(() => expect(router.state.location.search).toBe(''));
    expect(shownActivities()).toHaveLength(19);
  });
});

describe('news on a page about Kenya', () => {
  const stubCategories = () =>
    table('get', 'news_categories', rows([{ id: uuid(), name: 'Trade', slug: 'trade' }]));

  it('are the three newest of its category', async () => {
    stubCategories();
    const seen = table('get', 'news', rows([newsRow({ title: 'Tea week', slug: 'tea-week' })]));
    await renderApp('/explore/trade');
    expect(await screen.findByRole('link', { name: 'Tea week' })).toHaveAttribute(
      'href',
      '/news/tea-week',
    );
    expect(seen[0]?.url.searchParams.get('limit')).toBe('3');
    expect(seen[0]?.url.search).toMatch(/trade/);
  });

  it('are absent when there are none', async () => {
    stubCategories();
    const seen = table('get', 'news', rows([]));
    await renderApp('/explore/trade');
    await waitFor(() => expect(seen.length).toBeGreaterThan(0));
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    expect(screen.queryByRole('heading', { name: 'From our news' })).toBeNull();
  });
});

it('charts have the name and the figure of each bar, and one scale on a page', async () => {
  for (const name of ['news', 'news_categories'] as const) table('get', name, rows([]));
  const { unmount } = await renderApp('/explore/trade');
  const bar = (name: string) => screen.getByText(name).parentElement;
  const widthOf = (name: string) =>
    Number.parseFloat(bar(name)?.querySelector('rect')?.getAttribute('width') ?? '');
  await screen.findAllByRole('figure');
  expect(bar('Tea')).toHaveTextContent(/189\.1.billion/);
  expect(widthOf('Petroleum products')).toBe(100);
  expect(widthOf('Tea')).toBeCloseTo((189.1 / 606) * 100, 0);
  unmount();
  await renderApp('/magical-kenya/getting-around');
  const figures = await screen.findAllByRole('figure');
  expect(figures.map(({ textContent }) => textContent).join()).toMatch(
    /Maasai Mara.*225–\u2060?270.km.*4–\u2060?6.h/,
  );
});
