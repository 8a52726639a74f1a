/** The texts of an article's images by the URL of the image: column `image_texts` (decision 0010). */
export type ImageTexts = Record<string, ImageText>;

/** The texts of one image; staff may write either, both or none. */
export interface ImageText {
  /** The alternative text, which screen readers announce. */
  alt?: string;
  /** Shown below the image. */
  caption?: string;
}

/** Maximum lengths in characters; the constraint of the table has the same. */
export const imageTextLimits = { alt: 300, caption: 500 };

/**
 * Returns alternative text and caption of one image of an article; `''` for each that staff have not
 * written.
 * @param texts those of all images of the article
 * @param url the image's URL as the database stores it
 */
export const imageTextOf = (texts: ImageTexts, url: string): Required<ImageText> => ({
  alt: '',
  caption: '',
  ...(Object.hasOwn(texts, url) ? texts[url] : {}),
});
