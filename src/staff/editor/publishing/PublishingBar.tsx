import { useTranslation } from 'react-i18next';
import { formatShortDateTime } from '../../../lib/dates/moscowTime';
import { useLanguage } from '../../../lib/i18n/useLanguage';
import { Button } from '../../../ui/actions/Button';
import styles from './PublishingBar.module.css';
import type { FormAction } from './publishingPlan';
import type { Publishing } from './usePublishing';

export interface PublishingBarProps {
  publishing: Publishing;
  save: (action: FormAction) => Promise<void>;
  busy: boolean;
  /** An image is being processed, so the form cannot be saved yet. */
  preparing: boolean;
  effect: string;
  /** States that the form is stored as a working copy; empty without one. */
  storedNote: string;
}

/**
 * Buttons named after what they do, above a sentence about the effect of the first one. None
 * submits the form by Enter, because a key pressed in a field must not publish.
 */
export function PublishingBar({
  publishing,
  save,
  busy,
  preparing,
  effect,
  storedNote,
}: PublishingBarProps) {
  const { t } = useTranslation('admin');
  const labelOf = useActionLabel(publishing.date);
  const { primary, secondary } = publishing;
  const waiting = busy || preparing;
  return (
    <>
      <div className={styles.buttons}>
        <Button busy={waiting} onClick={() => void save(primary)}>
          {busy ? t('saving') : preparing ? t('preparing') : labelOf(primary)}
        </Button>
        {secondary
          // In the menu of the heading, because it takes the item off the site.
          .filter((action) => action !== 'toDraft')
          .map((action) => (
            <Button
              key={action}
              variant="secondary"
              busy={waiting}
              onClick={() => void save(action)}
            >
              {labelOf(action)}
            </Button>
          ))}
      </div>
      <p role="status" className={styles.note}>
        {effect}
      </p>
      <p role="status" className={styles.note}>
        <strong>{storedNote}</strong>
      </p>
    </>
  );
}

/** Names an action; scheduling with its date: “Schedule for 23 November, 10:30”. */
function useActionLabel(date: Date | null): (action: FormAction) => string {
  const { t } = useTranslation('adminDesk');
  const language = useLanguage();
  return (action) =>
    t(`action.${action}`, { date: date ? formatShortDateTime(date, language) : '' });
}
