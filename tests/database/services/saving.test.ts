import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as news from '../../../src/services/news/news';
import * as items from '../../../src/staff/data/items/items';
import { dataOf, signInAsAdmin, withServices } from '../../support/database/services';

vi.mock('../../../src/lib/env', () => ({ env: {} }));

/** Retried saves, and what visitors then read, on the migrated schema. */
withServices();

beforeEach(signInAsAdmin);

const draft = { title: 'Ёлка и чай', content: 'Текст', status: 'draft' } as const;
const published = { ...draft, status: 'published' } as const;

describe('staff who save', () => {
  it('create one article if a save is retried after its response was lost', async () => {
    const id = crypto.randomUUID();
    dataOf(await items.create('news', draft, id));
    const again = dataOf(await items.create('news', { ...draft, title: 'Ёлка, чай и мёд' }, id));
    expect(again).toMatchObject({ id, title: 'Ёлка, чай и мёд' });
    dataOf(await items.remove('news', id));
    expect(await items.get('news', id)).toMatchObject({ code: 'notFound' });
  });

  it('create one notice if a save is retried', async () => {
    const id = crypto.randomUUID();
    const text = { title: 'Notice', description: 'Text', type: 'link' as const };
    const link = 'https://mfa.go.ke';
    dataOf(await items.create('notices', { ...text, link }, id));
    const again = dataOf(await items.create('notices', { ...text, link: `${link}/2` }, id));
    expect(again).toMatchObject({ id, link: `${link}/2` });
    dataOf(await items.remove('notices', id));
  });

  it('write image texts that visitors then read', async () => {
    const url = 'https://mfa.go.ke/tea.jpg';
    const texts = { [url]: { alt: 'Tea pickers', caption: 'Kericho' } };
    const made = dataOf(
      await items.create('news', { ...published, featured_image_url: url, image_texts: texts }),
    );
    expect(dataOf(await news.getPublished(made.slug))).toMatchObject({ imageTexts: texts });
    dataOf(await items.remove('news', made.id));
  });
});
