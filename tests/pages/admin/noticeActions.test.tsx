import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { noticeRow } from '../../support/screens/builders';
import {
  countResponse,
  databaseError,
  interceptNetwork,
  noNetwork,
  type RecordedRequest,
  rows,
  table,
} from '../../support/screens/msw';
import { findAlert, open, stubStaffServer } from './desk';
import { chooseAction, moreButton, notices } from './newsLines';

interceptNetwork();
beforeEach(stubStaffServer);

const PATH = '/admin/dashboard';
const [PAST, LONG_AGO] = ['2026-11-01T09:00:00+00:00', '2026-10-01T09:00:00+00:00'];
const [SOON, LATER] = ['2099-05-01T06:30:00+00:00', '2099-06-01T06:30:00+00:00'];

const shown = () => noticeRow({ title: 'Hours', starts_at: PAST });
const draft = () => noticeRow({ title: 'Hours', status: 'draft' });
const scheduled = () => noticeRow({ title: 'Hours', starts_at: SOON, ends_at: LATER });
const ended = () => noticeRow({ title: 'Hours', starts_at: LONG_AGO, ends_at: PAST });

/** Stubs the lists in their order of request, and a single notice requested by id. */
const stubLists = (...lists: object[][]) =>
  table(
    'get',
    'notices',
    ...lists.map(
      (list) => (request: RecordedRequest) =>
        request.url.searchParams.has('id') ? rows(list) : rows(list, list.length),
    ),
  );

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
    expect(first).toMatch(/^Hours Pinned · Link ?On the site ?From 1 November 2026 at 12:00Edit/);
    expect(second).toMatch(
      /^HoursLink ?Scheduled ?From 1 May 2099 at 09:30 until 1 June 2099 at 09:30/,
    );
    expect(third).toMatch(/^HoursLink ?Draft ?Changed 18 November 2026 at 12:00Edit/);
    expect(fourth).toMatch(
      /^HoursPicture ?Ended ?From 1 October 2026 at 12:00 until 1 November 2026 at 12:00/,
    );
  });

  it('is filtered by state; each state has its number of notices', async () => {
    const numbers: Record<string, number> = { 'eq.draft': 4, gt: 1, lte: 12 };
    table('head', 'notices', ({ url: { searchParams } }) => {
      if (searchParams.has('ends_at')) return countResponse(7);
      const operator = searchParams.get('starts_at')?.split('.')[0];
      return countResponse(numbers[operator ?? searchParams.get('status') ?? ''] ?? 0);
    });
    const seen = stubLists([shown()], [ended()]);
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
    expect(seen[1]?.url.searchParams.get('status')).toBe('eq.published');
    expect(seen[1]?.url.searchParams.get('ends_at')).toMatch(/^lte\.\d{4}-/);
  });

  it.each([
    ['a draft', draft(), ['Publish', 'Duplicate', 'Delete']],
    ['a shown one', shown(), ['End now', 'Back to draft', 'Duplicate', 'Delete']],
    ['a scheduled one', scheduled(), ['Back to draft', 'Duplicate', 'Delete']],
    ['an ended one', ended(), ['Duplicate', 'Delete']],
  ])('has actions depending on the state: %s', async (_, notice, expected) => {
    stubLists([notice]);
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

describe('publishing a notice from the list', () => {
  it.each([
    ['is on the site', shown(), 'The notice “Hours” is on the site.'],
    [
      'is on the site until its end',
      { ...shown(), ends_at: LATER },
      'The notice “Hours” is on the site until 1 June 2099 at 09:30, Moscow time.',
    ],
    [
      'is scheduled',
      scheduled(),
      'The notice “Hours” is saved. It appears on the site on 1 May 2099 at 09:30, Moscow time.',
    ],
    ['has ended already', ended(), /Visitors do not see it, because it ended on 1 November 2026/],
  ])('states that it %s', async (_, stored, message) => {
    stubLists([draft()], [stored]);
    const seen = table('patch', 'notices', rows([stored]));
    const { user } = await open(PATH);
    await chooseAction(user, 'Publish', notices);
    expect(await screen.findByText(message)).toBeVisible();
    expect(seen[0]?.body).toEqual({ status: 'published' });
  });
});

describe('turning a notice into a draft', () => {
  it('updates its status and shows a message', async () => {
    stubLists([shown()], [draft()]);
    const seen = table('patch', 'notices', rows([draft()]));
    const { user } = await open(PATH);
    await chooseAction(user, 'Back to draft', notices);
    expect(
      await screen.findByText('The notice “Hours” is a draft again. Only staff see it.'),
    ).toBeVisible();
    expect(seen[0]?.body).toEqual({ status: 'draft' });
  });
});

describe('ending a notice now', () => {
  const endedRow = () => ({ ...ended(), updated_at: '2026-11-20T10:30:00.123456+00:00' });

  it('takes the time of the database; “Undo” restores the previous end', async () => {
    const notice = { ...shown(), ends_at: LATER };
    stubLists([notice], [notice], [endedRow()], [notice]);
    const seen = table('patch', 'notices', rows([endedRow()]), rows([notice]));
    const { user } = await open(PATH);
    await chooseAction(user, 'End now', notices);
    expect(
      await screen.findByText('The notice “Hours” has ended. Visitors no longer see it.'),
    ).toBeVisible();
    expect(seen[0]?.body).toEqual({ ends_at: 'now' });
    expect(await notices().findByText('Ended', { selector: 'span' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Undo: Hours' }));
    expect(await screen.findByText(/“Hours” is on the site until 1 June 2099/)).toBeVisible();
    expect(seen[1]?.body).toEqual({ ends_at: '2099-06-01T06:30:00.000Z' });
    // Only the version that was ended is changed.
    expect(seen[1]?.url.searchParams.getAll('updated_at')[0]).toMatch(/2026-11-20T10:30:00.122Z/);
  });

  it('reports on “Undo” that a colleague has saved the notice in the meantime', async () => {
    const notice = shown();
    stubLists([notice]);
    table('patch', 'notices', rows([endedRow()]), rows([]));
    const { user } = await open(PATH);
    await chooseAction(user, 'End now', notices);
    await user.click(await screen.findByRole('button', { name: 'Undo: Hours' }));
    expect(await findAlert()).toHaveTextContent('It was saved elsewhere');
  });

  it('reports that the notice has not begun', async () => {
    stubLists([shown()]);
    const message = 'violates check constraint "notices_ends_after_start"';
    table('patch', 'notices', databaseError(400, '23514', message));
    const { user } = await open(PATH);
    await chooseAction(user, 'End now', notices);
    expect(await findAlert()).toHaveTextContent('The end is not after the start.');
  });
});

describe('duplicating a notice', () => {
  it('creates a draft with a new period and links to it', async () => {
    const original = { ...ended(), pinned: true, translated_title: 'Часы' };
    stubLists([original]);
    const copy = noticeRow({ title: 'Hours (copy)', status: 'draft' });
    const seen = table('post', 'notices', rows([copy]));
    const { user } = await open(PATH);
    await chooseAction(user, 'Duplicate', notices);
    expect(await screen.findByText('A copy is saved as a draft: “Hours (copy)”.')).toBeVisible();
    expect(seen[0]?.body).toEqual({
      id: expect.not.stringContaining(original.id),
      title: 'Hours (copy)',
      description: original.description,
      type: 'link',
      link: original.link,
      status: 'draft',
      pinned: true,
      language: 'en',
      translated_title: 'Часы (копия)',
      translated_description: '',
      translated_file_url: null,
    });
    expect(screen.getByRole('link', { name: 'Edit the copy' })).toHaveAttribute(
      'href',
      `/admin/notices/edit/${copy.id}`,
    );
  });
});

describe('an action that fails on a notice', () => {
  it.each([
    ['Publish', draft(), 'patch', 'An error occurred while updating the notice'],
    ['Back to draft', shown(), 'patch', 'An error occurred while updating the notice'],
    ['End now', shown(), 'patch', 'An error occurred while updating the notice'],
    ['Duplicate', draft(), 'post', 'An error occurred while creating the notice'],
  ] as const)('%s: shows the reason', async (action, notice, method, message) => {
    stubLists([notice]);
    table(method, 'notices', noNetwork);
    const { user } = await open(PATH);
    await chooseAction(user, action, notices);
    const alert = await findAlert();
    expect(alert).toHaveTextContent(message);
    expect(alert).toHaveTextContent('Hours');
    expect(await moreButton(notices)).toHaveFocus();
  });
});
