import { describe, expect, it } from 'vitest';
import {
  imageKey,
  imageKeysIn,
  imageMarkdown,
  imagesBesideText,
  replaceImages,
} from '../../src/site/data/news/imageRefs';

const STORE = 'https://localfiles.public.blob.vercel-storage.com';
const tea = `${STORE}/news/tea-abcdefghijklmnopqrstuvwxyz1234.jpg`;
const coffee = `${STORE}/news/coffee-abcdefghijklmnopqrstuvwxyz1234.jpg`;

it('the key of an image consists of small letters and digits, and stays in another store', () => {
  expect(imageKey(tea)).toMatch(/^[a-z0-9]+$/);
  expect(imageKey(tea)).toBe(
    imageKey(tea.replace(STORE, 'https://other.public.blob.vercel-storage.com')),
  );
  expect(imageKey(tea)).not.toBe(imageKey(coffee));
});

describe('a reference in Markdown', () => {
  const text = `One.\n\n${imageMarkdown(imageKey(tea))}\n\nTwo ![x](https://x.example/y.png)`;

  it('is found and replaced; images of other hosts are not', () => {
    expect(imageKeysIn(text)).toEqual([imageKey(tea)]);
    expect(replaceImages(text, () => '[tea]')).toBe(
      'One.\n\n[tea]\n\nTwo ![x](https://x.example/y.png)',
    );
  });

  it('takes its image out of those beside the text', () => {
    expect(imagesBesideText([tea, coffee], text)).toEqual([coffee]);
    expect(imagesBesideText([tea, coffee], 'No image.')).toEqual([tea, coffee]);
  });
});
