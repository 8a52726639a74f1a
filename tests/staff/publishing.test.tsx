import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { env } from '../../src/lib/env';
import { newsRow } from '../support/screens/builders';
import { draftServer } from '../support/screens/draftServer';
import { rows, table } from '../support/screens/msw';
import { enter, interceptStaffArea, open, openStored, writeArticle } from './staffPage';

interceptStaffArea();

const NEW = '/admin/news/new';
const button = (name: string) => screen.getByRole('button', { name });

const openArticle = (overrides: object = {}) =>
  openStored('news', newsRow({ title: 'Tea', featured_image_url: null, ...overrides }));

describe('a stored article', () => {
  it.each([
    ['Publish now', { status: 'published', published_at: 'now' }],
    ['Back to draft', { status: 'draft' }],
  ])('that is scheduled has two other ends by one click: “%s”', async (action, saved) => {
    const { user, seen } = await openArticle({ published_at: '2099-05-01T06:30:00+00:00' });
    await user.click(button('More'));
    await user.click(button(action));
    await screen.findByText(/“Tea”/);
    expect(seen[0]?.body).toMatchObject(saved);
  });

  it('leaves the site until a date in the future, which the form says before', async () => {
    await openArticle();
    const target = { value: '2099-05-01T09:30' };
    fireEvent.change(screen.getByLabelText(/^Date and time/), { target });
    expect(
      screen.getByText(/^The article leaves the site when you press the button/),
    ).toBeVisible();
    expect(button('Schedule for 1\u00a0May 2099, 09:30')).toBeVisible();
  });

  it('is named by its title and state, with what can be done with it', async () => {
    const { user } = await openArticle();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Tea');
    expect(screen.getByText('Published')).toBeVisible();
    await user.click(button('More'));
    expect(screen.getByRole('link', { name: 'View on site' })).toHaveAttribute('target', '_blank');
  });
});

describe('what was published', () => {
  it('is copied in both languages', async () => {
    const { user } = await openArticle({
      slug: 'tea',
      translated_title: 'Чай',
      translated_content: 'Приходите.',
    });
    await user.click(button('Publish changes'));
    await user.click(await screen.findByRole('button', { name: /^Copy title/ }));
    const copied = await navigator.clipboard.readText();
    expect(copied.replaceAll(env.siteUrl, '')).toMatch(
      /^Tea\n\n.+\n\n\/news\/tea\n\nЧай\n\nПриходите\.\n\n\/ru\/news\/tea$/,
    );
  });
});

describe('a new article', () => {
  it('is not saved by Enter in a field; Ctrl+S keeps it, and publishes nothing', async () => {
    const seen = table('post', 'news', rows([newsRow()]));
    const { user, router } = await open(NEW);
    await writeArticle(user);
    await user.click(screen.getByLabelText('Title in English'));
    await user.keyboard('{Enter}{Control>}s{/Control}');
    await waitFor(() => expect(draftServer.drafts).toMatchObject([{ title: 'Tea tasting' }]));
    expect(router.state.location.pathname).toBe(NEW);
    expect(seen).toHaveLength(0);
  });

  it('counts the characters of its title, and shows what the home page cuts', async () => {
    const { user } = await open(NEW);
    const title = await screen.findByLabelText('Title in English');
    await enter(user, title, 'Tea 🍵');
    expect(title).toHaveAccessibleDescription('5 of 200 characters.');
    expect(screen.queryByText(/^The home page shows/)).toBeNull();
    await enter(user, title, ' rules for citizens of all countries change on the first of May');
    expect(screen.getByText(/^The home page shows: “Tea 🍵 rules .*…”$/)).toBeVisible();
  });

  it('is published without a question; lines say that a description is missing and a link leads nowhere', async () => {
    const image = { featured_image_url: '/scenes/tea-hills.svg' };
    const content = 'See [this](/consular/gone).';
    const { user, seen } = await openArticle({ status: 'draft', content, ...image });
    const sentences = [
      '1 image has no description',
      'An address in this text is no page of the site. Check it.',
    ];
    for (const sentence of sentences) expect(screen.getByText(sentence)).toBeVisible();
    const description = screen.getByLabelText('What the image shows, in English');
    await enter(user, description, 'Tea');
    expect(screen.queryByText('1 image has no description')).toBeNull();
    await user.clear(description);
    await user.click(button('Publish now'));
    await waitFor(() => expect(seen).toHaveLength(1));
  });
});

it('a link without scheme is completed where it is one', async () => {
  const { user } = await open('/admin/notices/new');
  await user.selectOptions(await screen.findByLabelText('Type'), 'link');
  const link = screen.getByLabelText('Link');
  for (const [typed, value] of [
    ['two words.ke', 'two words.ke'],
    ['ftp://kenya.go.ke', 'ftp://kenya.go.ke'],
    ['kenya.go.ke', 'https://kenya.go.ke'],
  ] as const) {
    await user.clear(link);
    await enter(user, link, typed);
    await user.tab();
    expect(link).toHaveValue(value);
  }
  await user.clear(link);
  await enter(user, link, '/consular/fees');
  await user.tab();
  expect(link).toHaveValue(`${env.siteUrl}/consular/fees`);
});
