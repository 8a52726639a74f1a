import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { newsRow } from '../../support/screens/builders';
import { interceptNetwork, noNetwork, rows, table } from '../../support/screens/msw';
import { enter, open, stubStaffServer, valueIn } from './desk';

/** Two staff members edit one article, each in another language. */

interceptNetwork();
beforeEach(stubStaffServer);

const LATER = '2026-11-20T10:30:00+00:00';
const image = '/scenes/tea-hills.svg';
const mine = newsRow({
  title: 'Tea',
  status: 'draft',
  featured_image_url: image,
  translated_title: 'Чай',
  translated_content: 'Приходите.',
  translation_changed_at: '2026-11-20T09:00:00+00:00',
});
const save = () => screen.getByRole('button', { name: /^(Save draft|Publish changes)$/ });

/** Opens the article, changes its English title, and saves it after a colleague's save of `theirs`. */
async function saveAfter(
  theirs: object,
  answers: (Response | (() => Response))[] = [rows([]), rows([mine])],
) {
  const stored = { ...mine, updated_at: LATER, revision: 2, ...theirs };
  table('get', 'news', rows([mine]), rows([stored]));
  table('get', 'audit', rows([]));
  const patches = table('patch', 'news', ...answers);
  const { user } = await open(`/admin/news/edit/${mine.id}`);
  const title = await screen.findByDisplayValue('Tea');
  await user.clear(title);
  await enter(user, title, 'Tea on Monday');
  await user.click(save());
  return { user, patches };
}

const revisionOf = (request: { url: URL } | undefined) => request?.url.searchParams.get('revision');

describe('saving an English text after a colleague has saved the Russian one', () => {
  it('stores both texts without asking', async () => {
    const { patches } = await saveAfter({
      translated_title: 'Чай в пятницу',
      translated_content: 'Ждём вас.',
      translated_image_texts: { [image]: { alt: 'Чайные холмы' } },
    });
    await screen.findByText(/is saved/);
    expect(patches).toHaveLength(2);
    expect(patches[1]?.body).toMatchObject({
      language: 'en',
      title: 'Tea on Monday',
      translated_title: 'Чай в пятницу',
      translated_content: 'Ждём вас.',
      translated_image_texts: { [image]: { alt: 'Чайные холмы' } },
    });
    expect(revisionOf(patches[1])).toBe('eq.2');
  });

  it('shows the colleague’s text in the form when the second save fails', async () => {
    const { user, patches } = await saveAfter({ translated_title: 'Чай в пятницу' }, [
      rows([]),
      noNetwork,
      rows([mine]),
    ]);
    await screen.findByText(/An error occurred while updating/);
    expect(valueIn('Title in Russian')).toBe('Чай в пятницу');
    await user.click(save());
    await screen.findByText(/is saved/);
    expect(patches.at(-1)?.body).toMatchObject({
      title: 'Tea on Monday',
      translated_title: 'Чай в пятницу',
    });
  });

  it('stores the English text as a translation when the colleague has made Russian the original', async () => {
    const { patches } = await saveAfter({
      language: 'ru',
      title: 'Чай в пятницу',
      content: 'Приходите.',
      translated_title: 'Tea',
      translated_content: mine.content,
    });
    await screen.findByText(/is saved/);
    expect(patches[1]?.body).toMatchObject({
      title: 'Tea on Monday',
      translated_title: 'Чай в пятницу',
    });
  });
});

describe('saving an article after a colleague', () => {
  it.each([
    ['has saved the same text', { title: 'Tea on Friday' }],
    ['has changed a field of both languages', { youtube_url: 'https://youtu.be/dQw4w9WgXcQ' }],
    ['has changed the images', { additional_images: ['/scenes/dhow-coast.svg'] }],
    ['has published it', { status: 'published' }],
  ])('%s shows both versions', async (_, theirs) => {
    const { patches } = await saveAfter({ ...theirs, translated_title: 'Чай в пятницу' });
    expect(await screen.findByRole('dialog', { name: /Saved elsewhere/ })).toBeVisible();
    expect(patches).toHaveLength(1);
    expect(screen.getByDisplayValue('Tea on Monday')).toBeVisible();
  });
});
