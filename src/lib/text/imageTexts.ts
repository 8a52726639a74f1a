/**
 * What staff wrote about the pictures of an article, by the picture's url: column `image_texts`
 * beside the spec's list of urls (docs/decisions, texts of pictures).
 */
export type ImageTexts = Record<string, ImageText>;

export interface ImageText {
  /** For those who cannot see the picture. */
  alt?: string;
  /** Shown under the picture. */
  caption?: string;
}

/** Characters; the table's constraint is the same. */
export const imageTextLimits = { alt: 300, caption: 500 };

/** The texts of one picture; empty where staff wrote none. */
export const imageTextOf = (texts: ImageTexts, url: string): Required<ImageText> => ({
  alt: '',
  caption: '',
  ...(Object.hasOwn(texts, url) ? texts[url] : {}),
});
