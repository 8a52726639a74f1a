/** Image texts by the URL of the image: column `image_texts` (decision 0010). */
export type ImageTexts = Record<string, ImageText>;

/** The texts of one image; staff may write either, both or none. */
export interface ImageText {
  alt?: string;
  /** Text shown below the image. */
  caption?: string;
}

/** Maximum numbers of characters, as the constraint of the table has them. */
export const imageTextLimits = { alt: 300, caption: 500 };

/**
 * Returns the texts of an image; `''` for each that staff have not written.
 * @param url the image's URL as the database stores it
 */
export const imageAltAndCaption = (texts: ImageTexts, url: string): Required<ImageText> => ({
  alt: '',
  caption: '',
  ...(Object.hasOwn(texts, url) ? texts[url] : {}),
});
