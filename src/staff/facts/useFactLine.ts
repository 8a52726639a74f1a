import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { builtInFacts, checkFact, kindOfFact } from '../../lib/facts/factSchemas';
import { textAt } from '../../lib/i18n/dynamicKey';
import { useLanguage } from '../../lib/i18n/useLanguage';
import type { HistoryLine } from '../api/history/history';
import { changesBetween } from '../words/figures';
import { pathOfFact } from '../words/pageWords';
import { valueText } from './factForms';
import { labelOf } from './factTexts';
import { factTextsQuery } from './useStaffFacts';

/** Returns a function that describes a change of a fact; undefined while texts are loading. */
export function useFactLine() {
  const { t } = useTranslation('facts');
  const language = useLanguage();
  const { data: texts } = useQuery(factTextsQuery);
  return ({ title: key, changes }: HistoryLine) => {
    if (!texts) return undefined;
    const [before, after] = (changes.value ?? []).map(Object);
    const text = (value: unknown) => {
      const isSet = value !== undefined && value !== null;
      if (isSet || kindOfFact(key) === 'words') return valueText(key, value ?? null, language);
      const builtIn = builtInFacts.get(key)?.value;
      return builtIn === undefined
        ? t('nothing')
        : t('builtIn', { value: valueText(key, builtIn, language) });
    };
    const name = labelOf(key, texts, language, after?.is ?? before?.is);
    const [from, value] = [text(before?.is), text(after?.is)];
    // The row of a text has the built-in words, which are on the page where it has no others.
    const builtIn = after?.was ?? before?.was;
    const values = [before?.is, after?.is];
    const [older, newer] = values.map((words) => ({ ...builtIn, ...words }));
    const isText =
      kindOfFact(key) === 'words' &&
      values.every((words) => (words ?? null) === null || checkFact(key, words));
    const changesOfWords = isText && changesBetween(older, newer);
    return {
      kind: textAt(t, [`kind.${kindOfFact(key)}`, 'kind.other']),
      name,
      path: pathOfFact(key, name),
      text: changesOfWords || `${from} → ${value}`,
      /** What an undo saves, the value null for the built-in one. */
      before: { value: before?.is ?? null, was: before?.was },
    };
  };
}
