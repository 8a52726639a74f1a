import type { Language } from '../../lib/i18n/languages';
import { en } from './en';
import { ru } from './ru';

/** Titles and sample texts of the gallery. They are no namespace of `src/locales`, because the build contains those. */
export type Texts = typeof en;

/** The texts of the gallery by language. */
export const textsIn: Record<Language, Texts> = { en, ru };
