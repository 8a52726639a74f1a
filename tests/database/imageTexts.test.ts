import { afterAll, describe, expect, it } from 'vitest';
import { DEMO_ADMIN } from '../../local/database/embedded';
import { startBackend } from '../support/database/backend';

/** The alternative texts of an article's images, stored beside the list of their URLs. */

const backend = await startBackend();
afterAll(() => backend.close());
const admin = await backend.signIn(DEMO_ADMIN);

const tea = 'https://store.example/news/tea.jpg';
const coast = 'https://store.example/news/coast.jpg';
const texts = {
  [tea]: { alt: 'Tea pickers near Kericho', caption: 'Harvest, May 2026' },
  [coast]: { alt: 'Побережье Ламу' },
};
const article = {
  title: 'Pictures',
  content: 'Text',
  featured_image_url: tea,
  additional_images: [coast],
};

const create = async (extra: object = {}) => {
  const query = admin.from('news').insert({ ...article, ...extra });
  return (await query.select('id, image_texts').single().throwOnError()).data;
};

const change = async (id: string, fields: object) => {
  const query = admin.from('news').update(fields).eq('id', id);
  return (await query.select('image_texts').single().throwOnError()).data.image_texts;
};

describe('image texts', () => {
  it("are stored by the image's URL, and are empty at first", async () => {
    expect((await create()).image_texts).toEqual({});
    expect((await create({ image_texts: texts })).image_texts).toEqual(texts);
  });

  it('are deleted with an image that the article no longer shows', async () => {
    const { id } = await create({ image_texts: texts });
    expect(await change(id, { additional_images: [] })).toEqual({ [tea]: texts[tea] });
    expect(await change(id, { featured_image_url: null })).toEqual({});
  });

  it('are not stored for an image that the article does not show', async () => {
    const other = { 'https://store.example/news/other.jpg': { alt: 'Other' } };
    expect((await create({ image_texts: { ...texts, ...other } })).image_texts).toEqual(texts);
  });

  it.each([
    ['a list', []],
    ['words that are no object', { [tea]: 'Tea' }],
    ['anything but alt and caption', { [tea]: { alt: 'Tea', title: 'Tea' } }],
    ['an alt text of 301 characters', { [tea]: { alt: 'ж'.repeat(301) } }],
    ['a caption of 501 characters', { [tea]: { caption: 'a'.repeat(501) } }],
  ])('reject %s', async (_, image_texts) => {
    await expect(create({ image_texts })).rejects.toMatchObject({
      message: expect.stringContaining('news_image_texts_shape'),
    });
  });

  it('accept the maximum length of the form', async () => {
    const longest = { [tea]: { alt: 'ж'.repeat(300), caption: 'ж'.repeat(500) } };
    expect((await create({ image_texts: longest })).image_texts).toEqual(longest);
  });
});
