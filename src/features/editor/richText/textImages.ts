import { createContext } from 'react';
import type { Language } from '../../../lib/i18n/languages';
import type { ImageValue } from '../../files/upload/values';

interface TextImages {
  /** The images that a text may show, in their order. */
  images: ImageValue[];
  /** The language of the text. */
  language: Language;
}

/** The images that the text of an editor refers to. */
export const TextImagesContext = createContext<TextImages>({ images: [], language: 'en' });
