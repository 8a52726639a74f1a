import { type Language, languages } from '../../../lib/i18n/languages';
import type { ImageValue } from '../upload/values';

export const languagesWithoutAlt = (
  { texts }: Pick<ImageValue, 'texts'>,
  among: readonly Language[] = languages,
): Language[] => among.filter((language) => texts[language].alt.trim() === '');
