import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { interceptNetwork, rows, table } from '../support/screens/msw';
import { renderApp } from '../support/screens/render';

interceptNetwork();

/** Returns the charts of a page, each with its title and the names and figures of its rows. */
async function chartsOf(path: string): Promise<[title: string, rows: string[]][]> {
  for (const name of ['news', 'news_categories'] as const) table('get', name, rows([]));
  await renderApp(path);
  const figures = await screen.findAllByRole('figure');
  return figures.map((figure) => [
    figure.querySelector('figcaption')?.textContent ?? '',
    within(figure)
      .getAllByRole('term')
      .map(({ parentElement }) =>
        Array.from(parentElement?.querySelectorAll('dt, dd') ?? [], text).join(': '),
      ),
  ]);
}

/** Returns the text that screen readers read, without word joiners and no-break spaces. */
function text(element: Element): string {
  const shown = element.cloneNode(true) as Element;
  for (const hidden of shown.querySelectorAll('[aria-hidden]')) hidden.remove();
  return (shown.textContent ?? '').replaceAll('\u2060', '').replaceAll('\u00a0', ' ');
}

it.each([
  ['/explore/trade', 'Largest exports, 2024', 'Tea: KSh 189.1 billion'],
  ['/magical-kenya/getting-around', 'By road from Nairobi', 'Maasai Mara: 225–270 km: 4–6 h'],
])('the charts of %s are lists of names and figures', async (path, title, row) => {
  expect(new Map(await chartsOf(path)).get(title)).toContain(row);
});

it('the bars of a page have one scale', async () => {
  await chartsOf('/explore/trade');
  const widthOf = (name: string): number => {
    const row = screen.getByText(name).parentElement;
    return Number.parseFloat(row?.querySelector('rect')?.getAttribute('width') ?? '');
  };
  expect(widthOf('Petroleum products')).toBe(100);
  expect(widthOf('Tea')).toBeCloseTo((189.1 / 606) * 100, 0);
});
