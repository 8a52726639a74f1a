import { within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { interceptNetwork, rows, table } from '../../support/screens/msw';
import { open, stubStaffServer } from './desk';
import { moreButton, notices } from './newsLines';
import { draft, ended, scheduled, shown, stubNoticeLists } from './noticeLines';

interceptNetwork();
beforeEach(stubStaffServer);

const PATH = '/admin/notices';

describe('the list of notices', () => {
  it('shows state, period, type and pin of each', async () => {
    table(
      'get',
      'notices',
      rows([{ ...shown(), pinned: true }, scheduled(), draft(), { ...ended(), type: 'image' }], 4),
    );
    await open(PATH);
    await notices().findAllByRole('heading', { level: 2 });
    const lines = notices().getAllByRole('listitem');
    const [first, second, third, fourth] = lines.map(({ textContent }) => textContent);
    expect(first).toMatch(
      /^Hours Pinned · Link ?On the site Russian is missing ?From 1 November, 12:00 ?(?:Open link|More)/,
    );
    expect(second).toMatch(
      /^HoursLink ?Scheduled Russian is missing ?From 1 May 2099, 09:30 until 1 June 2099, 09:30/,
    );
    expect(third).toMatch(
      /^HoursLink ?Draft Russian is missing ?Changed 18 November, 12:00 ?(?:Open link|More)/,
    );
    expect(fourth).toMatch(
      /^HoursImage ?Ended Russian is missing ?From 1 October, 12:00 until 1 November, 12:00/,
    );
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
