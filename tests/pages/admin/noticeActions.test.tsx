import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { noticeRow } from '../../support/screens/builders';
import { completeDialogs } from '../../support/screens/dialog';
import { databaseError, interceptNetwork, noNetwork, rows, table } from '../../support/screens/msw';
import { findAlert, open, stubStaffServer } from './desk';
import { chooseAction, moreButton, notices } from './newsLines';
import { draft, ended, LATER, scheduled, shown, stubNoticeLists } from './noticeLines';

interceptNetwork();
completeDialogs();
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
    ['has ended already', ended(), /It ended on 1 November 2026/],
  ])('states that it %s', async (_, stored, message) => {
    stubNoticeLists([draft()], [stored]);
    const seen = table('patch', 'notices', rows([stored]));
    const { user } = await open(PATH);
    await chooseAction(user, 'Publish now', notices);
    expect(await screen.findByText(message)).toBeVisible();
    expect(seen[0]?.body).toEqual({ status: 'published', starts_at: 'now' });
  });

  it('schedules a draft with a future start for that date', async () => {
    stubNoticeLists([{ ...scheduled(), status: 'draft' }], [scheduled()]);
    const seen = table('patch', 'notices', rows([scheduled()]));
    const { user } = await open(PATH);
    await chooseAction(user, 'Schedule for 1 May 2099 at 09:30', notices);
    expect(await screen.findByText(/It appears on the site on 1 May 2099 at 09:30/)).toBeVisible();
    const starts_at = '2099-05-01T06:30:00.000Z';
    expect(seen[0]?.body).toEqual({ status: 'published', starts_at });
  });
});

describe('ending a notice now', () => {
  const endedRow = () => ({ ...ended(), revision: 7 });

  it('takes the time of the database; “Undo” restores the previous end', async () => {
    const notice = { ...shown(), ends_at: LATER };
    stubNoticeLists([notice], [endedRow()], [notice]);
    const seen = table('patch', 'notices', rows([endedRow()]), rows([notice]));
    const { user } = await open(PATH);
    await chooseAction(user, 'End now', notices);
    expect(await screen.findByText(/^The notice “Hours” has ended\./)).toBeVisible();
    expect(seen[0]?.body).toEqual({ ends_at: 'now' });
    expect(await notices().findByText('Ended', { selector: 'span' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Undo: Hours' }));
    expect(await screen.findByText(/“Hours” is on the site until 1 June 2099/)).toBeVisible();
    expect(seen[1]?.body).toMatchObject({ ends_at: LATER });
    // Only the revision that was ended is changed.
    expect(seen[1]?.url.searchParams.get('revision')).toBe('eq.7');
  });

  it('reports on “Undo” that a colleague has saved the notice in the meantime', async () => {
    const notice = shown();
    stubNoticeLists([notice]);
    table('patch', 'notices', rows([endedRow()]), rows([]));
    const { user } = await open(PATH);
    await chooseAction(user, 'End now', notices);
    await user.click(await screen.findByRole('button', { name: 'Undo: Hours' }));
    expect(await findAlert()).toHaveTextContent('It was saved elsewhere');
  });

  it('reports that the notice has not begun', async () => {
    stubNoticeLists([shown()]);
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
    stubNoticeLists([original]);
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
      file_url: null,
      status: 'draft',
      pinned: true,
      language: 'en',
      translated_title: 'Часы (копия)',
      translated_description: '',
      translated_file_url: null,
      text_changed_at: original.text_changed_at,
      translation_changed_at: original.translation_changed_at,
    });
    expect(screen.getByRole('link', { name: 'Edit the copy' })).toHaveAttribute(
      'href',
      `/admin/notices/edit/${copy.id}`,
    );
  });
});

describe('an action that fails on a notice', () => {
  it.each([
    ['End now', shown(), 'patch', 'An error occurred while updating the notice'],
    ['Duplicate', draft(), 'post', 'An error occurred while creating the notice'],
  ] as const)('%s: shows the reason', async (action, notice, method, message) => {
    stubNoticeLists([notice]);
    table(method, 'notices', noNetwork);
    const { user } = await open(PATH);
    await chooseAction(user, action, notices);
    const alert = await findAlert();
    expect(alert).toHaveTextContent(message);
    expect(alert).toHaveTextContent('Hours');
    expect(await moreButton(notices)).toHaveFocus();
  });
});
