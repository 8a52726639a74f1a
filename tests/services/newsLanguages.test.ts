import { describe, expect, it } from 'vitest';
import * as news from '../../src/services/news/news';
import { newsRow } from '../support/screens/builders';
import { interceptNetwork, newsPages, rows, table } from '../support/screens/msw';

interceptNetwork();

describe('the public list of news', () => {
  it('has the titles in both languages', async () => {
    newsPages(1, rows([newsRow({ language: 'ru', title: 'Чай', translated_title: 'Tea' })]));
    expect(await news.listPublished({ page: 1 })).toMatchObject({
      data: { items: [{ language: 'ru', title: 'Чай', translation: { title: 'Tea' } }] },
    });
  });
});

describe('one article', () => {
  it('has the texts of its translation, if there is one', async () => {
    const url = '/scenes/tea-hills.svg';
    const english = { content: 'Tea.', image_texts: { [url]: { alt: 'Tea' } } };
    const russian = {
      translated_title: 'Чай',
      translated_content: 'Чай.',
      translated_image_texts: { [url]: { alt: 'Чай' } },
    };
    table('get', 'news', rows([newsRow({ ...english, ...russian })]), rows([newsRow(english)]));
    expect(await news.getPublished('tea')).toMatchObject({
      data: {
        language: 'en',
        imageTexts: { [url]: { alt: 'Tea' } },
        translation: { title: 'Чай', content: 'Чай.', imageTexts: { [url]: { alt: 'Чай' } } },
      },
    });
    expect(await news.getPublished('tea')).toMatchObject({ data: { translation: null } });
  });
});
