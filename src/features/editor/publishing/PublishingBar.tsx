import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/actions/Button';
import { CancelLink } from '../form/CancelLink';
import { useActionLabel } from './actionLabel';
import styles from './PublishingBar.module.css';
import type { Publishing } from './usePublishing';

/** The props of {@link PublishingBar}. */
export interface PublishingBarProps {
  publishing: Publishing;
  /** The form is being saved. */
  busy: boolean;
  /** An image is being processed, so the form cannot be saved yet. */
  preparing: boolean;
  /** The sentence that states the effect of the primary button. */
  effect: string;
  /** The sentence that states that the form is kept as a working copy; empty without one. */
  storedNote: string;
}

/**
 * Renders the buttons of the form of an article or a notice, each named after what it does, below a sentence about the
 * effect of the first one. None submits the form by Enter, because a key pressed in a field must not publish.
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
      <div className={styles.buttons}>
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

/** Renders the other buttons, for which a phone has no room at the bottom of the viewport, and the link that leaves. */
export function FurtherActions({
  publishing,
  busy,
  preparing,
}: Pick<PublishingBarProps, 'publishing' | 'busy' | 'preparing'>) {
  const labelOf = useActionLabel(publishing.date);
  return (
    <div className={styles.further}>
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
