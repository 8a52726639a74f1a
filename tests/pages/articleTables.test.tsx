import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { serveArticle } from '../support/screens/article';
import { newsRow } from '../support/screens/builders';
import { interceptNetwork } from '../support/screens/msw';
import { pageTitled, renderApp } from '../support/screens/render';

interceptNetwork();

const FEES = '| Service | Fee | Days |\n| --- | --- | --- |\n| Visa | **30** USD | 5 |';
const WIDE = '| a | b | c | d |\n| --- | --- | --- | --- |\n| 1 | 2 | 3 | 4 |';

async function openArticle(content: string) {
  serveArticle(newsRow({ slug: 'fees', title: 'New fees', content }));
  await renderApp('/news/fees');
  await pageTitled('New fees');
  return within(screen.getByRole('main'));
}

describe('a table in an article', () => {
  it('has column headers and row headers', async () => {
    const main = await openArticle(FEES);
    const fees = within(main.getByRole('table'));
    const names = fees.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(names).toEqual(['Service', 'Fee', 'Days']);
    expect(fees.getByRole('rowheader')).toHaveTextContent('Visa');
    expect(fees.getByText('30').tagName).toBe('STRONG');
  });

  it('with four columns has the header in each cell, which phones show instead of the header row', async () => {
    const wide = (await openArticle(WIDE)).getByRole('table');
    const cells = [...wide.querySelectorAll('tbody :is(th, td)')];
    expect(cells.map((cell) => cell.getAttribute('data-label'))).toEqual(['a', 'b', 'c', 'd']);
    expect(wide).toHaveClass(/cards/);
  });

  it('with three columns stays a table on phones', async () => {
    const fees = (await openArticle(FEES)).getByRole('table');
    expect(fees).not.toHaveClass(/cards/);
    expect(fees.querySelector('[data-label]')).toBeNull();
  });

  it('contains no image and no unsafe link', async () => {
    const main = await openArticle(
      '| a | b |\n| --- | --- |\n| ![x](https://x.example/y.png) | [bad](javascript:alert(1)) |',
    );
    const fees = within(main.getByRole('table'));
    expect(fees.queryByRole('img')).toBeNull();
    expect(fees.queryByRole('link')).toBeNull();
    expect(fees.getByText('bad')).toBeVisible();
  });

  it('is text in the description for search engines', async () => {
    await openArticle(`From Monday:\n\n${FEES}`);
    const description = document.querySelector('meta[name="description"]')?.getAttribute('content');
    expect(description?.replace(/\s+/g, ' ').trim()).toBe(
      'From Monday: Service Fee Days Visa 30 USD 5',
    );
  });

  it('leaves a line with bars but without dashes as text', async () => {
    const main = await openArticle('a | b');
    expect(main.queryByRole('table')).toBeNull();
    expect(main.getByText('a | b')).toBeVisible();
  });
});
