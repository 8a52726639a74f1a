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
import { factTextsQuery } from './staffFacts';

/** Returns a function that describes a change of a fact; undefined while texts are loading. */
export function useFactLine() {
  const { t } = useTranslation('facts');
  const language = useLanguage();
  const { data: texts } = useQuery(factTextsQuery);
  return ({ title: key, changes }: HistoryLine) => {
    if (!texts) return undefined;
    const kind = kindOfFact(key);
    const [before, after] = (changes.value ?? []).map(Object);
    const values: unknown[] = [before?.is ?? null, after?.is ?? null];
    const text = (value: unknown) => {
      if (value !== null || kind === 'words') return valueText(key, value, language);
      const builtIn = builtInFacts.get(key)?.value;
      return builtIn === undefined
        ? t('nothing')
        : t('builtIn', { value: valueText(key, builtIn, language) });
    };
    const name = labelOf(key, texts, language, after?.is ?? before?.is);
    // The row of a text has the built-in words, which are on the page where it has no others.
    const [older, newer] = values.map((words) => ({
      ...(after?.was ?? before?.was),
      ...Object(words),
    }));
    const isText =
      kind === 'words' && values.every((words) => words === null || checkFact(key, words));
    return {
      kind: textAt(t, [`kind.${kind}`, 'kind.other']),
      name,
      path: pathOfFact(key, name),
      text: (isText && changesBetween(older, newer)) || values.map(text).join(' → '),
      /** What an undo saves, the value null for the built-in one. */
      before: { value: values[0], was: before?.was },
    };
  };
}
