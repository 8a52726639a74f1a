import { waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { newsRow, noticeRow } from '../../support/screens/builders';
import { completeDialogs } from '../../support/screens/dialog';
import { interceptNetwork, rows, table } from '../../support/screens/msw';
import { categories, open, stubStaffServer } from './desk';
import { draft, news, notices, stubArticleLists } from './newsLines';
import { wideScreen } from './wideScreen';

interceptNetwork();
completeDialogs();
beforeEach(stubStaffServer);

const PATH = '/admin/news';

describe('the order of a list', () => {
  it('is chosen where the list has no headings, and is in the URL', async () => {
    const seen = stubArticleLists([newsRow()]);
    const { user, router } = await open(PATH);
    const order = await news().findByLabelText('Order');
    expect(order).toHaveDisplayValue('Newest date first');
    expect(seen[0]?.url.searchParams.get('order')).toBe('listed_at.desc,id.asc');
    await user.selectOptions(order, 'Title, A to Z');
    await waitFor(() => expect(router.state.location.search).toBe('?news-sort=title'));
    await waitFor(() => expect(seen[1]?.url.searchParams.get('order')).toMatch(/^title.asc/));
    await user.selectOptions(order, 'Newest date first');
    await waitFor(() => expect(router.state.location.search).toBe(''));
  });

  it('is chosen by the headers of a table, with aria-sort', async () => {
    wideScreen();
    stubArticleLists([newsRow()]);
    const { user, router } = await open(PATH);
    const header = (name: string) => news().findByRole('columnheader', { name });
    expect(await header('Date')).toHaveAttribute('aria-sort', 'descending');
    await user.click(await news().findByRole('button', { name: 'Date' }));
    await waitFor(async () =>
      expect(await header('Date')).toHaveAttribute('aria-sort', 'ascending'),
    );
    expect(router.state.location.search).toBe('?news-sort=oldest');
    await user.click(news().getByRole('button', { name: 'Title' }));
    await waitFor(async () =>
      expect(await header('Title')).toHaveAttribute('aria-sort', 'ascending'),
    );
    expect(router.state.location.search).toBe('?news-sort=title');
    expect(await header('Date')).not.toHaveAttribute('aria-sort');
  });
});

describe('the filters of a list', () => {
  it('by category and state are in the URL; “Reset” clears all but the order', async () => {
    const seen = stubArticleLists([newsRow()]);
    const { user, router } = await open(`${PATH}?news-sort=oldest`);
    const category = await news().findByLabelText('Category');
    await within(category).findByRole('option', { name: 'Trade' });
    await user.selectOptions(category, 'Trade');
    await user.selectOptions(news().getByLabelText('Status'), 'Draft');
    await waitFor(() =>
      expect(Object.fromEntries(seen.at(-1)?.url.searchParams ?? [])).toMatchObject({
        status: 'eq.draft',
        category_id: `eq.${categories[1]?.id}`,
        order: 'listed_at.asc,id.desc',
      }),
    );
    expect(router.state.location.search).toBe(
      `?news-sort=oldest&news-category=${categories[1]?.id}&news-filter=draft`,
    );
    expect(await news().findByText('Filters (2 set)')).toBeVisible();
    await user.click(news().getByRole('button', { name: 'Reset' }));
    await waitFor(() => expect(router.state.location.search).toBe('?news-sort=oldest'));
    expect(await news().findByText('Filters')).toBeVisible();
    expect(news().queryByRole('button', { name: 'Reset' })).toBeNull();
  });

  it('have no category for notices', async () => {
    table('get', 'notices', rows([noticeRow()], 1));
    await open('/admin/notices');
    expect(await notices().findByLabelText('Status')).toBeInTheDocument();
    expect(notices().queryByLabelText('Category')).toBeNull();
  });
});

describe('a document of a notice', () => {
  it('is opened from the address that visitors use', async () => {
    const file_url = 'https://abc.public.blob.vercel-storage.com/notices/order.pdf';
    table(
      'get',
      'notices',
      rows([noticeRow({ title: 'Hours', type: 'document', link: null, file_url })], 1),
    );
    const { user } = await open('/admin/notices');
    await user.click(await notices().findByRole('button', { name: /^More/ }));
    expect(notices().getByRole('link', { name: /^Open document/ })).toHaveAttribute(
      'href',
      '/media/notices/order.pdf',
    );
  });
});

describe('a list for writers', () => {
  it('offers the only action without a menu, and nothing that only admins may do', async () => {
    table('get', 'profiles', rows([{ role: 'writer' }]));
    stubArticleLists([draft()]);
    await open(PATH);
    expect(await news().findByRole('link', { name: 'Tea' })).toBeVisible();
    expect(
      news()
        .getAllByRole('button')
        .map(({ textContent }) => textContent)
        // The button of the search field has a name alone.
        .filter(Boolean),
    ).toEqual(['Duplicate: Tea']);
  });
});

describe('a search', () => {
  it('shows the title in the language in which it was found', async () => {
    const both = { title: 'Photographs of Mount Kenya', translated_title: 'Ёлка и выставка' };
    stubArticleLists([newsRow(both)]);
    await open(`${PATH}?news-search=елка`);
    expect(await news().findByRole('link', { name: 'Ёлка и выставка' })).toBeVisible();
  });
});
