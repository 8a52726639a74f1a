import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { Pagination } from '../../src/ui/navigation/Pagination';

it.each([
  [1, 1, []],
  [5, 5, ['1', '4', '5']],
  [3, 5, ['1', '2', '3', '4', '5']],
  [5, 9, ['1', '4', '5', '6', '9']],
])(
  'pagination of page %i of %i never replaces a single page by an ellipsis',
  (page, pages, expected) => {
    render(
      <MemoryRouter>
        <Pagination page={page} pages={pages} href={(to) => `/news?page=${to}`} />
      </MemoryRouter>,
    );
    const links = screen.queryAllByRole('link', { name: /^Page/ });
    expect(links.map(({ textContent }) => textContent)).toEqual(expected);
  },
);
