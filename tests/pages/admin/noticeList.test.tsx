import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  answerCounts,
  interceptNetwork,
  rows,
  staffCounts,
  table,
} from '../../support/screens/msw';
import { open, stubStaffServer } from './desk';
import { moreButton, notices } from './newsLines';
import { draft, ended, scheduled, shown, stubNoticeLists } from './noticeLines';

interceptNetwork();
beforeEach(stubStaffServer);

const PATH = '/admin/dashboard';

describe('the list of notices', () => {
  it('shows state, period, type and pin of each', async () => {
    table(
      'get',
      'notices',
      rows([{ ...shown(), pinned: true }, scheduled(), draft(), { ...ended(), type: 'image' }], 4),
    );
    await open(PATH);
    await notices().findAllByRole('heading', { level: 3 });
    const lines = notices().getAllByRole('listitem');
    const [first, second, third, fourth] = lines.map(({ textContent }) => textContent);
    expect(first).toMatch(
      /^Select: Hours ?Hours Pinned · Link ?On the site ?From 1 November 2026 at 12:00 ?EN: Written RU: Missing ?(?:Open link|More)/,
    );
    expect(second).toMatch(
      /^Select: Hours ?HoursLink ?Scheduled ?From 1 May 2099 at 09:30 until 1 June 2099 at 09:30/,
    );
    expect(third).toMatch(
      /^Select: Hours ?HoursLink ?Draft ?Changed 18 November 2026 at 12:00 ?EN: Written RU: Missing ?(?:Open link|More)/,
    );
    expect(fourth).toMatch(
      /^Select: Hours ?HoursImage ?Ended ?From 1 October 2026 at 12:00 until 1 November 2026 at 12:00/,
    );
  });

  it('is filtered by state; each state has its number of notices', async () => {
    answerCounts(staffCounts({ notices: { shown: 12, scheduled: 1, draft: 4, ended: 7 } }));
    const seen = stubNoticeLists([shown()], [ended()]);
    const { user, router } = await open(PATH);
    const filter = notices().getByLabelText('Status');
    await within(filter).findByRole('option', { name: 'Ended (7)' });
    expect([...filter.children].map(({ textContent }) => textContent)).toEqual([
      'All',
      'On the site (12)',
      'Scheduled (1)',
      'Draft (4)',
      'Ended (7)',
    ]);
    expect(screen.getByRole('link', { name: 'Notices 24' })).toBeVisible();
    await user.selectOptions(filter, 'ended');
    await waitFor(() => expect(seen).toHaveLength(2));
    expect(router.state.location.search).toBe('?notices-filter=ended');
    expect(seen[1]?.url.searchParams.get('ends_at')).toBe('lte.now');
  });

  it.each([
    ['a draft', draft(), ['Publish now', 'Duplicate', 'Delete']],
    ['a shown one', shown(), ['End now', 'Back to draft', 'Duplicate', 'Delete']],
    ['a scheduled one', scheduled(), ['Publish now', 'Back to draft', 'Duplicate', 'Delete']],
    ['an ended one', ended(), ['Duplicate', 'Delete']],
  ])('has actions depending on the state: %s', async (_, notice, expected) => {
    stubNoticeLists([notice]);
    const { user } = await open(PATH);
    const button = await moreButton(notices);
    await user.click(button);
    const menu = document.getElementById(button.getAttribute('aria-controls') ?? '');
    const names = within(menu as HTMLElement).getAllByRole('button');
    expect(names.map(({ textContent }) => textContent)).toEqual(
      expected.map((name) => `${name}: Hours`),
    );
  });
});
