import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { completeDialogs } from '../support/screens/dialog';
import { rows, table } from '../support/screens/msw';
import { actionNames, chooseAction, hours, LATER, notices, stubLists } from './itemList';
import { interceptStaffArea, open } from './staffPage';

interceptStaffArea();
completeDialogs();

const PATH = '/admin/notices';

describe('the list of notices', () => {
  it('shows state, period, type and pin of each', async () => {
    const { shown, scheduled, draft, ended } = hours;
    stubLists('notices', [
      { ...shown, pinned: true },
      scheduled,
      draft,
      { ...ended, type: 'image' },
    ]);
    await open(PATH);
    await notices().findAllByRole('button', { name: /^Delete/ });
    const lines = notices().getAllByRole('listitem');
    const [first, second, third, fourth] = lines.map(({ textContent }) => textContent);
    expect(first).toMatch(
      /^Hours On the site Russian is missing\s+Pinned Link From 1\sNovember, 12:00 ?(?:Open link|End now)/,
    );
    expect(second).toMatch(
      /^Hours Scheduled Russian is missing\s+Link From 1\sMay 2099, 09:30 until 1\sJune 2099, 09:30/,
    );
    expect(third).toMatch(
      /^Hours Draft Russian is missing\s+Link Changed 18\sNovember, 12:00 ?(?:Open link|End now)/,
    );
    expect(fourth).toMatch(
      /^Hours Ended Russian is missing\s+Image From 1\sOctober, 12:00 until 1\sNovember, 12:00/,
    );
  });

  it.each<[keyof typeof hours, string[]]>([
    ['draft', ['Delete']],
    ['shown', ['End now', 'Delete']],
    ['scheduled', ['Delete']],
    ['ended', ['Delete']],
  ])('has actions depending on the state: %s', async (state, expected) => {
    stubLists('notices', [hours[state]]);
    await open(PATH);
    expect(await actionNames(notices)).toEqual(expected.map((name) => `${name}: Hours`));
  });
});

it('a notice that is ended now takes the time of the database; “Undo” restores the previous end', async () => {
  const notice = { ...hours.shown, ends_at: LATER };
  const ended = { ...hours.ended, revision: 7 };
  stubLists('notices', [notice], [ended], [notice]);
  const seen = table('patch', 'notices', rows([ended]), rows([notice]));
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
