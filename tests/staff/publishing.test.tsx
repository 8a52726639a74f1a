import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { newsRow } from '../support/screens/builders';
import { completeDialogs } from '../support/screens/dialog';
import { interceptNetwork, rows, table } from '../support/screens/msw';
import { open, stubStaffServer, unfold, writeArticle } from './desk';

interceptNetwork();
completeDialogs();
beforeEach(stubStaffServer);

const NEW = '/admin/news/new';
const FUTURE = '2099-05-01T06:30:00+00:00';
const button = (name: string) => screen.getByRole('button', { name });
const DATE = /^Date and time/;
const type = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

/** Opens a stored article, whose save returns it again. */
async function openStored(overrides: object) {
  const article = newsRow({ title: 'Tea', featured_image_url: null, ...overrides });
  table('get', 'news', rows([article]));
  const seen = table('patch', 'news', rows([article]));
  const { user, router } = await open(`/admin/news/edit/${article.id}`);
  await screen.findByDisplayValue('Tea');
  return { user, seen, router };
}

describe('a scheduled article', () => {
  it('whose date is emptied says that it is published at once, and is', async () => {
    const { user, seen } = await openStored({ published_at: FUTURE });
    expect(button('Save changes')).toBeVisible();
    type(DATE, '');
    expect(screen.getByText(/The date is empty, so the article no longer waits/)).toBeVisible();
    await user.click(button('Publish now'));
    await screen.findByText(/“Tea”/);
    expect(seen[0]?.body).toMatchObject({ status: 'published', published_at: 'now' });
  });

  it('is published at once, or a draft again, by one click', async () => {
    const { user, seen } = await openStored({ published_at: FUTURE });
    await user.click(button('More'));
    expect(button('Back to draft')).toBeVisible();
    await user.click(button('Publish now'));
    await screen.findByText(/“Tea”/);
    expect(seen[0]?.body).toMatchObject({ status: 'published', published_at: 'now' });
  });
});

describe('a published article', () => {
  it('leaves the site until a date in the future, which the form says before', async () => {
    await openStored({});
    type(DATE, '2099-05-01T09:30');
    expect(
      screen.getByText(/^The article leaves the site when you press the button/),
    ).toBeVisible();
    expect(button('Schedule for 1 May 2099, 09:30')).toBeVisible();
  });

  it('becomes a draft', async () => {
    const { user, seen } = await openStored({});
    await user.click(button('More'));
    await user.click(button('Back to draft'));
    await screen.findByText(/“Tea”/);
    expect(seen[0]?.body).toMatchObject({ status: 'draft' });
  });

  it('is named by its title and state, with what can be done with it', async () => {
    const { user } = await openStored({});
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Tea');
    expect(screen.getByText('Published')).toBeVisible();
    await user.click(button('More'));
    expect(screen.getByRole('link', { name: 'View on site' })).toHaveAttribute('target', '_blank');
    await user.click(button('History'));
    expect(document.activeElement?.id).toBe('history');
  });
});

describe('a new article', () => {
  it('is not saved by Enter in a field', async () => {
    const seen = table('post', 'news', rows([newsRow()]));
    const { user, router } = await open(NEW);
    await writeArticle(user);
    await user.click(screen.getByLabelText('Title in English'));
    await user.keyboard('{Enter}');
    expect(router.state.location.pathname).toBe(NEW);
    expect(seen).toHaveLength(0);
  });

  it('counts the characters of its title and shows what the home page cuts', async () => {
    const { user } = await open(NEW);
    const title = await screen.findByLabelText('Title in English');
    expect(title).toHaveAccessibleDescription(
      '0 of 200 characters. The home page shows 60 of them.',
    );
    await user.click(title);
    await user.paste('Visa rules for citizens of all countries change on the first of May');
    expect(title).toHaveAccessibleDescription(
      '67 of 200 characters. The home page shows: “Visa rules for citizens of all countries change on the…”',
    );
  });

  it('asks once for a missing description before it is published', async () => {
    const { user, seen } = await openStored({
      status: 'draft',
      featured_image_url: '/scenes/tea-hills.svg',
    });
    await user.click(button('Publish now'));
    expect(screen.getByRole('dialog', { name: '1 image has no description' })).toBeVisible();
    await user.click(button('Describe them'));
    const description = screen.getByLabelText('What the image shows, in English');
    await waitFor(() => expect(description).toHaveFocus());
    await user.type(description, 'Tea');
    await user.click(button('Publish now'));
    await screen.findByText(/“Tea”/);
    expect(seen[0]?.body).toMatchObject({
      status: 'published',
      image_texts: { '/scenes/tea-hills.svg': { alt: 'Tea' } },
    });
  });
});

describe('a link without scheme', () => {
  it('is completed, which the form says', async () => {
    const { user } = await open('/admin/notices/new');
    await user.selectOptions(await screen.findByLabelText('Type'), 'link');
    const link = screen.getByLabelText('Link');
    await user.type(link, 'kenya.go.ke');
    await user.tab();
    expect(link).toHaveValue('https://kenya.go.ke');
    expect(screen.getByText('https:// was added to the address.')).toBeVisible();
  });

  it.each(['two words.ke', 'ftp://kenya.go.ke'])('stays as it is: %s', async (typed) => {
    const { user } = await open('/admin/notices/new');
    await user.selectOptions(await screen.findByLabelText('Type'), 'link');
    const link = screen.getByLabelText('Link');
    await user.type(link, typed);
    await user.tab();
    expect(link).toHaveValue(typed);
  });
});

describe('the details of an article on a narrow screen', () => {
  it('are folded until their button is pressed', async () => {
    const { user } = await open(NEW);
    await screen.findByLabelText('Title in English');
    expect(screen.getByLabelText(/^Video/)).not.toBeVisible();
    await unfold(user, 'Details');
    expect(screen.getByLabelText(/^Video/)).toBeVisible();
  });
});
