import { useTranslation } from 'react-i18next';
import { languages } from '../../../lib/i18n/languages';
import { Badge } from '../../../ui/feedback/Badge';
import type { ItemRow } from '../list/itemRow';
import styles from './LanguageStates.module.css';

const TONES = { written: 'green', missing: 'plain', outdated: 'ochre' } as const;

export function LanguageStates({ row }: { row: ItemRow }) {
  const { t } = useTranslation('admin');
  const states = row.languages;
  if (!states) return null;
  return (
    <span className={styles.states}>
      {languages.map((language) => {
        const state = states[language];
        return (
          <span key={language} className={state === 'written' ? styles.written : undefined}>
            <Badge tone={TONES[state]}>
              {t('row.language', {
                language: language.toUpperCase(),
                state: t(`languages.state.${state}`),
              })}
            </Badge>{' '}
          </span>
        );
      })}
    </span>
  );
}
