import { createContext } from 'react';
import type { Language } from '../../lib/i18n/languages';
import type { ControlProps } from '../../ui/forms/Field';
import type { ImageValue } from '../kinds/news/schema';

export interface TextControl {
  attributes: ControlProps;
  language: Language;
  value: string;
  onChange: (markdown: string) => void;
  onBlur: () => void;
}

export const TextImagesContext = createContext<{ images: ImageValue[]; language: Language }>({
  images: [],
  language: 'en',
});
