import { describe, expect, it } from 'vitest';
import {
  identitiesIn,
  imageIdentity,
  imageMarkdown,
  imagesBesideText,
  replaceImages,
} from '../../src/lib/text/imageRefs';

const STORE = 'https://localfiles.public.blob.vercel-storage.com';
const tea = `${STORE}/news/tea-abcdefghijklmnopqrstuvwxyz1234.jpg`;
const coffee = `${STORE}/news/coffee-abcdefghijklmnopqrstuvwxyz1234.jpg`;

describe('the identity of an image', () => {
  it('consists of small letters and digits, and stays in another store', () => {
    expect(imageIdentity(tea)).toMatch(/^[a-z0-9]+$/);
    expect(imageIdentity(tea)).toBe(
      imageIdentity(tea.replace(STORE, 'https://other.public.blob.vercel-storage.com')),
    );
    expect(imageIdentity(tea)).not.toBe(imageIdentity(coffee));
  });
});

describe('a reference in Markdown', () => {
  const text = `One.\n\n${imageMarkdown(imageIdentity(tea))}\n\nTwo ![x](https://x.example/y.png)`;

  it('is found and replaced; images of other hosts are not', () => {
    expect(identitiesIn(text)).toEqual([imageIdentity(tea)]);
    expect(replaceImages(text, () => '[tea]')).toBe(
      'One.\n\n[tea]\n\nTwo ![x](https://x.example/y.png)',
    );
  });

  it('takes its image out of those beside the text', () => {
    expect(imagesBesideText([tea, coffee], text)).toEqual([coffee]);
    expect(imagesBesideText([tea, coffee], 'No image.')).toEqual([tea, coffee]);
  });
});
