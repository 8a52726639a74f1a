import { languages } from '../../../lib/i18n/languages';
import type { EditableNotice } from '../../data/notices/noticesAdmin';
import type { Edit } from '../form/itemFormConfig';
import { fieldIn } from '../languages/languageFields';
import { alphabetWarnings, type LanguageWarning } from '../languages/languageWarnings';
import type { NoticeFiles } from './noticeFiles';
import { type NoticeValues, textFieldsIn } from './noticeSchema';
import { toNoticeValues } from './noticeValues';

type NoticeEdit = Edit<NoticeValues, NoticeFiles>;

export const noticeWarnings = ({ initial, values }: NoticeEdit): LanguageWarning[] =>
  languages.flatMap((language) =>
    (['title', 'description'] as const).flatMap((name) => {
      const field = fieldIn(name, language);
      return alphabetWarnings(name, language, values[field], initial[field]);
    }),
  );

/**
 * Merges the notice form with `stored`, which a colleague has saved since `notice` was opened: each
 * language has the text of the person who has changed it.
 * @returns null if both have changed the text of one language, or the colleague has changed
 *   something else
 */
export function mergeNotice(
  { initial, values }: NoticeEdit,
  notice: EditableNotice,
  stored: EditableNotice,
): NoticeValues | null {
  const merged = { ...values };
  const [before, theirs] = [toNoticeValues(notice), toNoticeValues(stored)];
  const texts: string[] = languages.flatMap((language) => textFieldsIn(language));
  for (const language of languages) {
    const names = textFieldsIn(language);
    if (!differ(before, theirs, names)) continue;
    if (differ(initial, values, names)) return null;
    for (const name of names) merged[name] = theirs[name];
  }
  const shared = Object.keys(before).filter((name) => !texts.includes(name));
  return differ(before, theirs, shared) ? null : merged;
}

const differ = (
  one: Record<string, unknown>,
  other: Record<string, unknown>,
  names: readonly string[],
): boolean => names.some((name) => one[name] !== other[name]);
