import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { builtInFacts } from '../../lib/facts/checkFact';
import { useLanguage } from '../../lib/i18n/useLanguage';
import type { AuditEntry } from '../data/history/auditEntries';
import { labelOf, valueText } from './factTexts';
import { FACTS_PAGE } from './useFactChanges';
import { factTextsQuery } from './useStaffFacts';

/** Returns a function that returns what the log says of a changed fact; undefined while the texts are loading. */
export function useFactLine() {
  const { t } = useTranslation('facts');
  const language = useLanguage();
  const { data: texts } = useQuery(factTextsQuery);
  return ({ title: key, action, changes }: AuditEntry) => {
    if (!texts) return undefined;
    const [before, after] = (changes.value ?? []).map(Object);
    // Without a stored value the built-in one is in force.
    const text = (stored: unknown) => {
      const value = stored ?? builtInFacts().find(([name]) => name === key)?.[1];
      return value === undefined ? t('nothing') : valueText(key, value, language);
    };
    const isProposal = after?.note || changes.status?.includes('draft');
    const name = labelOf(key, texts, language, after?.is ?? before?.is);
    const value = text(after?.is);
    return {
      name,
      path: `${FACTS_PAGE}?${new URLSearchParams({ q: name })}`,
      text: !isProposal
        ? `${text(before?.is)} → ${value}`
        : action === 'delete'
          ? t('history.closed', { value: text(before?.is) })
          : after?.note
            ? t('history.returned', { value, note: after.note })
            : t('history.proposed', { value }),
    };
  };
}
