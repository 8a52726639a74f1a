import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/actions/Button';
import type { UploadState } from '../upload/useUploads';
import styles from './UploadStatus.module.css';

interface Props {
  name: string;
  state: UploadState | undefined;
  onCancel?: (() => void) | undefined;
  onRetry?: (() => void) | undefined;
}

export function UploadStatus({ name, state, onCancel, onRetry }: Props) {
  const { t } = useTranslation('uploads');
  if (!state) return null;
  if (state.phase === 'failed') {
    return (
      // No live region, because the form announces an error message that names the file.
      <div className={styles.failed}>
        <strong>{t('sending.failed')}.</strong> {state.advice}
        {onRetry && (
          <Button variant="tertiary" onClick={onRetry}>
            {t('sending.retry')}
          </Button>
        )}
      </div>
    );
  }
  const fraction = state.phase === 'sending' ? state.fraction : state.phase === 'sent' ? 1 : 0;
  const percent = Math.floor(fraction * 100);
  return (
    <div className={styles.sending}>
      <progress max={100} value={percent} aria-label={t('sending.progress', { name })} />
      <span>{t(`sending.${state.phase}`, { percent })}</span>
      {state.phase === 'sending' && onCancel && (
        <Button variant="tertiary" onClick={onCancel}>
          {t('sending.cancel')}
        </Button>
      )}
    </div>
  );
}
