import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { newsRow, noticeRow } from '../../support/builders';
import { interceptNetwork, rows, table } from '../../support/msw';
import { alerted, open, server } from './desk';

/** Text that is no mistake, however strange, is saved as it was typed. */

interceptNetwork();
beforeEach(server);

const save = () => screen.getByRole('button', { name: /^(Save|Publish)/ });

/** Puts a title into the form of a stored draft, whose text need not be typed. */
async function retitled(title: string) {
  const draft = newsRow({ status: 'draft', slug: 'tea' });
  table('get', 'news', rows([draft]));
  const seen = table('patch', 'news', rows([draft]));
  const { user } = await open(`/admin/news/edit/${draft.id}`);
  await screen.findByDisplayValue(draft.title);
  fireEvent.change(screen.getByLabelText('Title'), { target: { value: title } });
  await user.click(save());
  return seen;
}

describe('a title', () => {
  it.each([
    ['of 200 emoji', '🦒'.repeat(200)],
    ['of one family', '👨‍👩‍👧‍👦'],
    ['that looks like a script', '<script>alert(1)</script>'],
    ['that looks like a query', "'; drop table news; --"],
    ['from right to left', 'سفارة كينيا في موسكو'],
  ])('%s is saved as it is', async (_, title) => {
    const seen = await retitled(title);
    await screen.findByText(/is saved/);
    expect(seen[0]?.body).toMatchObject({ title, slug: 'tea' });
  });

  it('of 201 emoji is one too long', async () => {
    const seen = await retitled('🦒'.repeat(201));
    expect(await alerted()).toHaveTextContent('longer than 200 characters');
    expect(seen).toEqual([]);
  });
});

it('the description of a notice keeps its lines and its signs', async () => {
  const seen = table('post', 'notices', rows([noticeRow()]));
  const { user } = await open('/admin/notices/new');
  const description = 'Line one\nLine <b>two</b> & “three” 🎉';
  await user.type(screen.getByLabelText('Title'), 'Hours');
  fireEvent.change(screen.getByLabelText(/^Description/), { target: { value: description } });
  await user.type(screen.getByLabelText('Link'), 'https://mfa.go.ke/');
  await user.click(save());
  await screen.findByText(/is on the site/);
  expect(seen[0]?.body).toMatchObject({ description });
});
