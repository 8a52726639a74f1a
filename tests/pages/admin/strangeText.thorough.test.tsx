import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { newsRow, noticeRow } from '../../support/screens/builders';
import { interceptNetwork, rows, table } from '../../support/screens/msw';
import { enter, findAlert, open, stubStaffServer } from './desk';

/** Unusual but valid text is saved exactly as it was typed. */

interceptNetwork();
beforeEach(stubStaffServer);

const save = () => screen.getByRole('button', { name: /^(Save draft|Publish changes)$/ });

/** Saves a stored draft with another title and returns the requests of the save. */
async function saveWithTitle(title: string) {
  const draft = newsRow({ status: 'draft', slug: 'tea' });
  table('get', 'news', rows([draft]));
  const seen = table('patch', 'news', rows([draft]));
  const { user } = await open(`/admin/news/edit/${draft.id}`);
  await screen.findByDisplayValue(draft.title);
  fireEvent.change(screen.getByLabelText('Title in English'), { target: { value: title } });
  await user.click(save());
  return seen;
}

describe('title of an article', () => {
  it.each([
    ['of 200 emoji', '🦒'.repeat(200)],
    ['of one family', '👨‍👩‍👧‍👦'],
    ['that looks like a script', '<script>alert(1)</script>'],
    ['that looks like a query', "'; drop table news; --"],
    ['in a right-to-left script', 'سفارة كينيا في موسكو'],
  ])('%s is saved unchanged', async (_, title) => {
    const seen = await saveWithTitle(title);
    await screen.findByText(/is saved/);
    expect(seen[0]?.body).toMatchObject({ title, slug: 'tea' });
  });

  it('of 201 emoji is rejected as too long', async () => {
    const seen = await saveWithTitle('🦒'.repeat(201));
    expect(await findAlert()).toHaveTextContent('longer than 200 characters');
    expect(seen).toEqual([]);
  });
});

it('the description of a notice is saved with its line breaks and special characters', async () => {
  const seen = table('post', 'notices', rows([noticeRow()]));
  const { user } = await open('/admin/notices/new');
  const description = 'Line one\nLine <b>two</b> & “three” 🎉';
  await enter(user, screen.getByLabelText('Title in English'), 'Hours');
  fireEvent.change(screen.getByLabelText(/^Description in English/), {
    target: { value: description },
  });
  await user.click(save());
  await screen.findByText(/is on the site/);
  expect(seen[0]?.body).toMatchObject({ description });
});
