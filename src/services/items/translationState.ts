import type { Operation, Result } from '../../lib/http/result';
import { type Language, otherLanguage } from '../../lib/i18n/languages';
import { requireCount } from '../paging';
import { withStaffSession } from '../withStaffSession';

/** What an item lacks, as the column `translation_state` has it; `current` items lack nothing. */
export const translationGaps = ['ru_missing', 'en_missing', 'outdated'] as const;
export type TranslationGap = (typeof translationGaps)[number];

export type TextState = 'written' | 'missing' | 'outdated';

interface Translated {
  language: Language;
  textChangedAt: Date;
  /** Null without translation. */
  translationChangedAt: Date | null;
}

/** A translation is outdated while the original has been changed after it, as the triggers of the database derive it. */
export function textStates(item: Translated): Record<Language, TextState> {
  const { language, textChangedAt, translationChangedAt } = item;
  const translation = translationChangedAt
    ? translationChangedAt < textChangedAt && 'outdated'
    : 'missing';
  const states: Record<Language, TextState> = { en: 'written', ru: 'written' };
  return translation ? { ...states, [otherLanguage(language)]: translation } : states;
}

/** With one HEAD request for each gap. Fails with the codes of {@link withStaffSession}. */
export const countGaps = (
  table: 'news' | 'notices',
  signal?: AbortSignal,
): Promise<Result<Record<TranslationGap, number>>> => {
  const operation: Operation = table === 'news' ? 'newsFetch' : 'noticesFetch';
  return withStaffSession(operation, async (db) => {
    const count = async (gap: TranslationGap): Promise<[TranslationGap, number]> => {
      const all = db.from(table).select('id', { count: 'exact', head: true });
      const query = (signal ? all.abortSignal(signal) : all).eq('translation_state', gap);
      return [gap, requireCount((await query.retry(false).throwOnError()).count)];
    };
    const counts = await Promise.all(translationGaps.map(count));
    return Object.fromEntries(counts) as Record<TranslationGap, number>;
  });
};
