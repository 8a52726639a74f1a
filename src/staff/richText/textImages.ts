import { createContext } from 'react';
import type { Language } from '../../lib/i18n/languages';
import type { ImageValue } from '../kinds/files';

interface TextImages {
  images: ImageValue[];
  language: Language;
}

export const TextImagesContext = createContext<TextImages>({ images: [], language: 'en' });
