import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { env } from '../../src/lib/env';
import { newsRow } from '../support/screens/builders';
import { rows, table } from '../support/screens/msw';
import { interceptStaffArea, open, openStored, writeArticle } from './staffPage';

interceptStaffArea();

const NEW = '/admin/news/new';
const button = (name: string) => screen.getByRole('button', { name });

const openArticle = (overrides: object = {}) =>
  openStored('news', newsRow({ title: 'Tea', featured_image_url: null, ...overrides }));

describe('a stored article', () => {
  it('that is scheduled goes back to the drafts, or is published now once its date is empty', async () => {
    const { user, seen } = await openArticle({ published_at: '2099-05-01T06:30:00+00:00' });
    expect(button('Schedule for 1\u00a0May 2099, 09:30')).toBeVisible();
    expect(button('Back to draft')).toBeVisible();
    fireEvent.change(screen.getByLabelText(/^Date and time/), { target: { value: '' } });
    await user.click(button('Publish now'));
    await screen.findByText(/“Tea”/);
    expect(seen[0]?.body).toMatchObject({ status: 'published', published_at: 'now' });
  });

  it('that is on the site goes back to the drafts', async () => {
    const { user, seen } = await openArticle();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Tea');
    expect(screen.getByText('Published')).toBeVisible();
    expect(button('Publish changes')).toBeVisible();
    await user.click(button('Back to draft'));
    await screen.findByText(/“Tea”/);
    expect(seen[0]?.body).toMatchObject({ status: 'draft' });
  });

  it('is copied in both languages once it is published', async () => {
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
  it('is not saved by Enter in a field', async () => {
    const seen = table('post', 'news', rows([newsRow()]));
    const { user, router } = await open(NEW);
    await writeArticle(user);
    await user.click(screen.getByLabelText('Title in English'));
    await user.keyboard('{Enter}');
    expect(router.state.location.pathname).toBe(NEW);
    expect(seen).toHaveLength(0);
  });
});
