import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../../lib/dates/dates';
import { useLanguage } from '../../../lib/i18n/useLanguage';
import { Button } from '../../../ui/actions/Button';
import { Callout } from '../../../ui/feedback/Callout';
import styles from '../form/EditorLayout.module.css';

interface Props {
  found: { at: Date; values: Record<string, string> } | null;
  onRestore: () => void;
  onDiscard: () => void;
}

/** Offers back what was typed on an earlier visit and never saved. */
export function KeptOffer({ found, onRestore, onDiscard }: Props) {
  const { t } = useTranslation('admin');
  const language = useLanguage();
  if (!found) return null;
  const title = found.values.title?.trim() || t('kept.untitled');
  return (
    <section aria-label={t('kept.title')}>
      <Callout kind="note">
        <p>
          <strong>{t('kept.title')}</strong>
        </p>
        <p>{t('kept.text', { date: formatDateTime(found.at, language), title })}</p>
        <div className={styles.actions}>
          <Button onClick={onRestore}>{t('kept.restore')}</Button>
          <Button look="quiet" onClick={onDiscard}>
            {t('kept.discard')}
          </Button>
        </div>
      </Callout>
    </section>
  );
}
