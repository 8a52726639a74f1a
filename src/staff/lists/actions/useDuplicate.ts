import { useTranslation } from 'react-i18next';
import { type Language, otherLanguage } from '../../../lib/i18n/languages';
import { fetchText } from '../../../lib/i18n/loadText';
import { useLanguage } from '../../../lib/i18n/useLanguage';
import { duplicate } from '../../api/items/items';
import { TITLE_MAX } from '../../kinds/field';
import type { TranslatedKind } from '../../kinds/kinds';

const ELLIPSIS = '…';

/**
 * Returns the title of a copy: `Visa fees` becomes `Visa fees (copy)`. It has at most `TITLE_MAX`
 * characters, the limit of the database; a longer original is truncated with “…”.
 * @param mark marks a title as a copy in the current language
 */
export function copyTitle(title: string, mark: (title: string) => string): string {
  // Code points, because PostgreSQL counts characters and JavaScript counts UTF-16 code units.
  const excess = [...mark(title)].length - TITLE_MAX;
  if (excess <= 0) return mark(title);
  const truncated = [...title].slice(0, -excess - ELLIPSIS.length).join('');
  return mark(truncated.trimEnd() + ELLIPSIS);
}

/**
 * Returns a function that duplicates an item. It first loads the texts of the other language,
 * because each title is marked as a copy in its own; if they cannot be loaded, in that of the
 * interface.
 */
export function useDuplicate() {
  const { t } = useTranslation('admin');
  const current = useLanguage();
  return async (kind: TranslatedKind, id: string) => {
    const isLoaded = await fetchText(otherLanguage(current), ['admin']).then(
      () => true,
      () => false,
    );
    const mark = (text: string, own: Language) =>
      copyTitle(text, (original) =>
        t('copyTitle', { title: original, lng: isLoaded ? own : current }),
      );
    return duplicate(kind, id, ({ language, title, translated_title: translation }) => ({
      title: mark(title, language),
      translated_title: translation && mark(translation, otherLanguage(language)),
    }));
  };
}
