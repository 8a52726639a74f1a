import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Motion } from '../../lib/hooks/useMotion';
import type { Steps } from '../../lib/hooks/useRotation';
import styles from './RotatorControls.module.css';

interface Props {
  /** Whether the content is paused, and the handler of the button: as useMotion returns it. */
  motion: Motion;
  /** The name of the rotating content, for the labels of the buttons: “Pause: news”. */
  what: string;
  /** Handlers of the buttons for the previous and the next item, which are absent without them. */
  steps?: Steps;
}

/**
 * Renders the button that pauses or plays a rotation, and with `steps` the buttons to step (R9.31).
 */
export function RotatorControls({ motion, what, steps }: Props) {
  const { t } = useTranslation();
  const action = motion.paused ? t('play') : t('pause');
  const Icon = motion.paused ? Play : Pause;
  return (
    <div className={styles.controls} data-screen-only>
      {/* First for screen readers and the Tab key, as in the carousel of the WAI-ARIA APG. */}
      <button type="button" onClick={motion.toggle} aria-label={`${action}: ${what}`}>
        <Icon size="1.1em" fill="currentColor" />
      </button>
      {steps && (
        <button
          type="button"
          className={styles.previous}
          onClick={steps.previous}
          aria-label={`${t('previous')}: ${what}`}
        >
          <ChevronLeft />
        </button>
      )}
      {steps && (
        <button type="button" onClick={steps.next} aria-label={`${t('next')}: ${what}`}>
          <ChevronRight />
        </button>
      )}
    </div>
  );
}
