import { useTranslation } from 'react-i18next';
import { formatShortDateTime } from '../../../lib/dates/moscowTime';
import { useLanguage } from '../../../lib/i18n/useLanguage';
import { Button, buttonClass } from '../../../ui/actions/Button';
import { AppLink } from '../../../ui/navigation/AppLink';
import { useDashboardUrl } from '../../items/dashboardLocation';
import styles from './PublishingBar.module.css';
import type { FormAction } from './publishingPlan';
import type { Publishing } from './usePublishing';

export interface PublishingBarProps {
  publishing: Publishing;
  busy: boolean;
  /** An image is being processed, so the form cannot be saved yet. */
  preparing: boolean;
  effect: string;
  /** States that the form is stored as a working copy; empty without one. */
  storedNote: string;
}

/**
 * Buttons named after what they do, below a sentence about the effect of the first one. None
 * submits the form by Enter, because a key pressed in a field must not publish.
 */
export function PublishingBar({
  publishing,
  busy,
  preparing,
  effect,
  storedNote,
}: PublishingBarProps) {
  const { t } = useTranslation('admin');
  const labelOf = useActionLabel(publishing.date);
  const { primary, secondary, run } = publishing;
  const waiting = busy || preparing;
  return (
    <>
      <p role="status" className={styles.effect}>
        {effect}
      </p>
      <p role="status" className={styles.storedNote}>
        {storedNote}
      </p>
      <div className={`cluster gap-2 ${styles.buttons}`}>
        <Button busy={waiting} onClick={() => run(primary)}>
          {busy ? t('saving') : preparing ? t('preparing') : labelOf(primary)}
        </Button>
        {secondary.includes('saveDraft') && (
          <Button variant="secondary" busy={waiting} onClick={() => run('saveDraft')}>
            {labelOf('saveDraft')}
          </Button>
        )}
      </div>
    </>
  );
}

/**
 * Secondary actions except “Save draft”, for which a phone has no room at the bottom of the
 * viewport, and Cancel.
 */
export function FurtherActions({
  publishing,
  busy,
  preparing,
}: Pick<PublishingBarProps, 'publishing' | 'busy' | 'preparing'>) {
  const labelOf = useActionLabel(publishing.date);
  return (
    <div className="cluster gap-2">
      {publishing.secondary
        .filter((action) => action !== 'saveDraft')
        .map((action) => (
          <Button
            key={action}
            variant="secondary"
            busy={busy || preparing}
            onClick={() => publishing.run(action)}
          >
            {labelOf(action)}
          </Button>
        ))}
      <CancelLink />
    </div>
  );
}

/** Names an action; scheduling with its date: “Schedule for 23 November, 10:30”. */
export function useActionLabel(date: Date | null): (action: FormAction) => string {
  const { t } = useTranslation('adminDesk');
  const language = useLanguage();
  return (action) =>
    t(`action.${action}`, { date: date ? formatShortDateTime(date, language) : '' });
}

export function CancelLink() {
  const { t } = useTranslation();
  return (
    <AppLink to={useDashboardUrl()} className={buttonClass('tertiary')}>
      {t('form.cancel')}
    </AppLink>
  );
}
