import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import map from '../../src/content/kenya/kenyaMap.json';
import { activities } from '../../src/content/kenya/seasons';
import { pages } from '../../src/content/site';
import { KenyaMap } from '../../src/features/kenya/map/KenyaMap';
import { queryClient } from '../../src/lib/http/queryClient';
import { newsRow, uuid } from '../support/builders';
import { namespaceText } from '../support/locales';
import { databaseError, htmlPage, interceptNetwork, noNetwork, rows, table } from '../support/msw';
import { renderApp } from '../support/render';

interceptNetwork();

const regions = pages.filter(({ kind }) => kind === 'region').map(({ path }) => path);
const placesOf = (path: string): string[] =>
  Object.keys((namespaceText('en', path.slice(1)) as { places: object }).places);

const hrefs = (element: HTMLElement): (string | null)[] =>
  within(element)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

const drawing = () => screen.findByRole('group', { name: 'Map of Kenya with places to visit' });

describe('the map of Kenya', () => {
  it('has every place of every region in a plain list', async () => {
    await renderApp('/magical-kenya');
    const list = screen.getByRole('heading', { name: 'All places by region' }).parentElement;
    const listed = hrefs(list ?? document.body);
    const all = regions.flatMap((path) => [path, ...placesOf(path).map((id) => `${path}#${id}`)]);
    expect(listed).toEqual(all);
  });

  it('has the list, with no script run, in its HTML', async () => {
    await renderApp('/ru/magical-kenya');
    const page = document.createElement('div');
    page.innerHTML = renderToString(
      <MemoryRouter initialEntries={['/ru/magical-kenya']}>
        <KenyaMap />
      </MemoryRouter>,
    );
    expect(hrefs(page)).toContain('/ru/magical-kenya/coast#lamu');
    expect(page).toHaveTextContent('Старый город Ламу');
  });

  it('has a link to its part of a region’s page for every point', async () => {
    await renderApp('/ru/magical-kenya');
    const links = hrefs(await screen.findByRole('group', { name: /^Карта Кении/ }));
    const points = Object.keys(map.points).map((id) => `/ru/magical-kenya/${id.replace('/', '#')}`);
    expect([...links].sort()).toEqual(points.sort());
  });

  it('shows one place before anything is pointed at', async () => {
    await renderApp('/magical-kenya');
    expect(screen.getByRole('link', { name: 'Read about Maasai Mara' })).toHaveAttribute(
      'href',
      '/magical-kenya/southern-kenya#maasai-mara',
    );
  });

  it('shows on focus what a place is, and a click opens its region', async () => {
    const { user, router } = await renderApp('/magical-kenya');
    const point = within(await drawing()).getByRole('link', { name: 'Watamu, The Coast' });
    expect(point).toHaveTextContent(/^The oldest marine park in Africa/);
    point.focus();
    expect(await screen.findByRole('link', { name: 'Read about Watamu' })).toBeVisible();
    expect(screen.getByText('Best months: October–March')).toBeVisible();
    await user.click(point);
    await screen.findByRole('heading', { level: 1, name: 'The Coast' });
    expect(router.state.location).toMatchObject({
      pathname: '/magical-kenya/coast',
      hash: '#watamu',
    });
    await waitFor(() => expect(document.activeElement?.id).toBe('watamu'));
  });

  it('shows a place at the first touch and opens it at the second', async () => {
    const { router } = await renderApp('/magical-kenya');
    const point = within(await drawing()).getByRole('link', { name: 'Marsabit, Northern Kenya' });
    const touch = () => {
      fireEvent.pointerDown(point, { pointerType: 'touch' });
      point.focus();
      fireEvent.click(point);
    };
    touch();
    expect(await screen.findByRole('link', { name: 'Read about Marsabit' })).toBeVisible();
    expect(router.state.location.pathname).toBe('/magical-kenya');
    touch();
    await screen.findByRole('heading', { level: 1, name: 'Northern Kenya' });
  });
});

describe('a region', () => {
  it('says its best months in words and leads to the regions before and after it', async () => {
    await renderApp('/ru/magical-kenya/mount-kenya');
    const words = 'Лучшие месяцы для восхождения: январь\u00a0— февраль, июль\u00a0— сентябрь';
    expect(document.body).toHaveTextContent(words.replaceAll('\u00a0', ' '));
    const nav = screen.getByRole('navigation', { name: 'Регионы' });
    expect(hrefs(nav)).toEqual([
      '/ru/magical-kenya/central-rift',
      '/ru/magical-kenya/northern-kenya',
    ]);
  });
});

describe('things to do', () => {
  const shown = () =>
    screen
      .getAllByRole('heading', { level: 2 })
      .map(({ id }) => id)
      .filter((id) => id in activities);

  it('shows everything when nothing is chosen', async () => {
    await renderApp('/magical-kenya/things-to-do');
    expect(shown()).toEqual(Object.keys(activities));
    expect(screen.getByText('19 ideas')).toHaveAttribute('role', 'status');
  });

  it('reads the choice from the address', async () => {
    await renderApp('/magical-kenya/things-to-do?month=7&interest=sea');
    expect(shown()).toEqual(['wind-and-fishing', 'dolphins-and-whales']);
    expect(screen.getByRole('radio', { name: 'The sea' })).toBeChecked();
    expect(screen.getByRole('combobox', { name: 'When you go' })).toHaveValue('7');
  });

  it('keeps the choice in the address and takes it back', async () => {
    const { user, router } = await renderApp('/magical-kenya/things-to-do');
    await user.click(screen.getByRole('radio', { name: 'Sport and adventure' }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'When you go' }), 'December');
    await waitFor(() => expect(router.state.location.search).toBe('?interest=active&month=12'));
    expect(shown()).not.toContain('climbing');
    await user.click(screen.getByRole('button', { name: 'Show everything' }));
    await waitFor(() => expect(router.state.location.search).toBe(''));
    expect(shown()).toHaveLength(19);
  });

  it('takes what it cannot understand for no choice', async () => {
    await renderApp('/magical-kenya/things-to-do?month=13&interest=toString');
    expect(shown()).toHaveLength(19);
  });
});

describe('the news under a page about Kenya', () => {
  const categories = () =>
    table('get', 'news_categories', rows([{ id: uuid(), name: 'Trade', slug: 'trade' }]));
  const heading = () => screen.queryByRole('heading', { name: 'From our news' });

  it('are the three newest of its category', async () => {
    categories();
    const seen = table('get', 'news', rows([newsRow({ title: 'Tea week', slug: 'tea-week' })]));
    await renderApp('/explore/trade');
    expect(await screen.findByRole('link', { name: 'Tea week' })).toHaveAttribute(
      'href',
      '/news/tea-week',
    );
    expect(seen[0]?.url.searchParams.get('limit')).toBe('3');
    expect(seen[0]?.url.search).toMatch(/trade/);
  });

  it.each([
    ['there are none', () => rows([])],
    ['the server fails', () => databaseError(500, 'XX000')],
    ['a page comes in place of data', () => htmlPage()],
    ['there is no connection', noNetwork],
  ])('are not there at all when %s', async (_, answer) => {
    categories();
    const seen = table('get', 'news', answer());
    await renderApp('/explore/trade');
    await waitFor(() => expect(seen.length).toBeGreaterThan(0));
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    expect(heading()).toBeNull();
    expect(screen.getByRole('heading', { level: 1, name: /Trade/ })).toBeVisible();
  });
});
