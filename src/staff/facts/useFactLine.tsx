import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { builtInFacts, kindOfFact } from '../../lib/facts/factSchemas';
import { textAt } from '../../lib/i18n/dynamicKey';
import { useLanguage } from '../../lib/i18n/useLanguage';
import type { HistoryLine } from '../api/history/history';
import { UndoButton } from '../items/UndoButton';
import { factPath, wordsQuery } from '../words/pageWords';
import { valueText } from './factForms';
import { factLabel } from './factLabel';
import { factsQuery } from './staffFacts';
import { useFactChanges } from './useFactChanges';

/**
 * Returns a function that describes a change of a fact, with a button by which an admin returns to
 * the value before it; undefined while texts or facts are loading.
 */
export function useFactLine() {
  const { t } = useTranslation('facts');
  const language = useLanguage();
  const { publishes, save } = useFactChanges();
  const { data: texts } = useQuery(wordsQuery([]));
  const { data: stored } = useQuery(factsQuery);
  return ({ title: key, changes }: HistoryLine) => {
    if (!texts || !stored) return undefined;
    const kind = kindOfFact(key);
    const builtIn = builtInFacts.get(key)?.value;
    const [before, after] = (changes.value ?? []).map(Object);
    const values: unknown[] = [before?.is ?? null, after?.is ?? null];
    const text = (value: unknown) => {
      if (value !== null || kind === 'words') return valueText(key, value, language);
      return builtIn === undefined
        ? t('nothing')
        : t('builtIn', { value: valueText(key, builtIn, language) });
    };
    const label = factLabel(key, language, after?.is ?? before?.is);
    const undo = () => save({ key, label, builtIn }, values[0], { isUndo: true });
    return {
      kind: textAt(t, [`kind.${kind}`, 'kind.other']),
      name: label,
      path: factPath(key, label),
      text: values.map(text).join(' → '),
      actions: publishes && <UndoButton variant="tertiary" title={label} onUndo={undo} />,
    };
  };
}
