import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { newsRow, noticeRow } from '../../support/screens/builders';
import {
  answerCounts,
  interceptNetwork,
  rows,
  staffCounts,
  table,
} from '../../support/screens/msw';
import { open, stubStaffServer } from './desk';
import { news, notices } from './newsLines';

interceptNetwork();
beforeEach(stubStaffServer);

const PATH = '/admin/dashboard';
const later = '2026-11-21T09:00:00+00:00';
const russian = { translated_title: 'Чай', translation_changed_at: '2026-11-20T09:00:00+00:00' };

describe('the languages of articles and notices', () => {
  it('have a state each: written, missing, out of date', async () => {
    const articles = [
      newsRow({ title: 'English' }),
      newsRow({ title: 'Both', ...russian }),
      newsRow({ title: 'Older', ...russian, text_changed_at: later }),
    ];
    table('get', 'news', rows(articles, 3));
    table('get', 'notices', rows([noticeRow({ language: 'ru', title: 'Чай' })], 1));
    await open(PATH);
    await news().findByRole('heading', { name: /^Older/ });
    const states = [...news().getAllByRole('listitem'), ...notices().getAllByRole('listitem')].map(
      (line) =>
        [...line.textContent.matchAll(/(?:EN|RU): (?:Written|Missing|Out of date)/g)].join(),
    );
    expect(states).toEqual([
      'EN: Written,RU: Missing',
      'EN: Written,RU: Written',
      'EN: Written,RU: Out of date',
      'EN: Missing,RU: Written',
    ]);
  });

  it('filter the list; each filter has its number of items', async () => {
    answerCounts(staffCounts({ news: { ru_missing: 7, en_missing: 2, outdated: 1 } }));
    const seen = table('get', 'news', rows([newsRow({ title: 'Tea' })], 1));
    const { user, router } = await open(PATH);
    const filter = news().getByLabelText('Languages');
    await within(filter).findByRole('option', { name: 'Russian is missing (7)' });
    expect([...filter.children].map(({ textContent }) => textContent)).toEqual([
      'All',
      'Russian is missing (7)',
      'English is missing (2)',
      'Translation is out of date (1)',
    ]);
    await user.selectOptions(filter, 'outdated');
    await waitFor(() => expect(seen).toHaveLength(2));
    expect(router.state.location.search).toBe('?news-gap=outdated');
    expect(seen[1]?.url.searchParams.get('translation_state')).toBe('eq.outdated');
    // The numbers are those of the whole list.
    expect(within(filter).queryByRole('option', { name: /\d/ })).toBeNull();
    await user.selectOptions(news().getByLabelText('Status'), 'draft');
    await waitFor(() => expect(seen).toHaveLength(3));
    expect(router.state.location.search).toBe('?news-gap=outdated&news-filter=draft');
    await user.click(screen.getByRole('link', { name: /^Published/ }));
    expect(router.state.location.search).toBe('?news-filter=shown');
  });
});
