import { RefreshCw, Trash2, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/actions/Button';
import { ItemName } from '../../../ui/actions/ItemName';
import { Note } from '../../../ui/feedback/Note';
import { type ChoosableKind, FileButton } from '../choose/FileButton';
import styles from '../files.module.css';
import type { UploadProgress } from '../upload/useUploads';

/** Progress of a save, which uploads the files of a form. */
interface Saving {
  sending?: UploadProgress | undefined;
  onRetry?: (() => void) | undefined;
  disabled?: boolean | undefined;
}

/** Props of a field whose files are uploaded when the form saves. */
export interface FileFieldProps<Value> extends Saving {
  id: string;
  value: Value;
  onChange: (value: Value) => void;
  /** The messages of the field itself precede it. */
  error?: string | undefined;
}

export interface CardProps extends Saving {
  /** Name for the accessible names of its buttons. */
  name: string;
  /** The stored file is deleted after the save. */
  onRemove: () => void;
  /** Buttons besides those that replace and remove the file. */
  actions?: ReactNode;
}

interface Props extends CardProps {
  id: string;
  fileName: string;
  /** Selected file; undefined for a stored one. */
  file: File | undefined;
  thumb: ReactNode;
  isTile?: boolean;
  kind: ChoosableKind;
  /** Receives the file before it is checked or compressed. */
  onReplace: (file: File) => void;
  children?: ReactNode;
}

/** Renders a file of a form with the progress of its upload and buttons that replace and remove it. */
export function FileCard(props: Props) {
  const { name, file, isTile = false, disabled, onReplace } = props;
  const { t } = useTranslation('uploads');
  const size = useSize();
  return (
    <div className={`stack gap-3 box top ${styles.card} ${isTile ? styles.tile : ''}`}>
      {props.thumb}
      <div className="stack gap-2">
        <p className="anywhere">
          <strong>{props.fileName}</strong>{' '}
          <span className="small-print">
            {file ? `${size(file.size)} · ${t('image.new')}` : t('image.stored')}
          </span>
        </p>
        {props.children}
        <UploadStatus {...props} />
        <fieldset aria-label={t('image.actions', { name })} className={`cluster ${styles.actions}`}>
          {props.actions}
          <FileButton
            variant="tertiary"
            icon={RefreshCw}
            label={t('image.replace')}
            kind={props.kind}
            disabled={disabled}
            onFiles={([first]) => first && onReplace(first)}
          />
          <Button variant="tertiary" disabled={disabled} onClick={props.onRemove}>
            <Trash2 aria-hidden="true" size="1.1em" />
            {t('image.remove')}
          </Button>
        </fieldset>
      </div>
    </div>
  );
}

/** Renders the progress or the failure of an upload; nothing before a save. */
export function UploadStatus({
  id,
  name,
  sending,
  onRetry,
}: Pick<Props, 'id' | 'name' | keyof Saving>) {
  const { t } = useTranslation('uploads');
  const state = sending?.states[id];
  if (!state) return null;
  if (state.phase === 'failed') {
    return (
      // No live region, because the form announces an error message that names the file.
      <Note kind="error">
        <strong>{t('sending.failed')}.</strong> {state.advice}
        {onRetry && (
          <Button variant="tertiary" onClick={onRetry}>
            {t('sending.retry')}
          </Button>
        )}
      </Note>
    );
  }
  const fraction = state.phase === 'sending' ? state.fraction : state.phase === 'sent' ? 1 : 0;
  const percent = Math.floor(fraction * 100);
  return (
    <div className={`cluster ${styles.sending}`}>
      <progress max={100} value={percent} aria-label={t('sending.progress', { name })} />
      <span>{t(`sending.${state.phase}`, { percent })}</span>
      {state.phase === 'sending' && (
        <Button variant="tertiary" onClick={sending.cancel}>
          {t('sending.cancel')}
        </Button>
      )}
    </div>
  );
}

const KB = 1024;
const MB = 1024 * KB;

/**
 * Returns a function that formats bytes: below 1 MB whole kB of 1024 bytes, at least 1 (`188416` as `184 kB`), otherwise tenths
 * of an MB (`1572864` as `1.5 MB`, in Russian with a decimal comma).
 */
export function useSize(): (bytes: number) => string {
  const { t } = useTranslation('uploads');
  return (bytes) =>
    bytes < MB
      ? t('size.kb', { size: Math.max(1, Math.round(bytes / KB)) })
      : t('size.mb', { size: Math.round((bytes / MB) * 10) / 10 });
}

const focus = (button: HTMLButtonElement | null) => button?.focus();

/** Offers to put back the file that was removed. Takes the focus, because the button that removed it is no longer there. */
export function RemovedNote({ name, onUndo }: { name: string; onUndo: () => void }) {
  const { t } = useTranslation('uploads');
  return (
    <p className="cluster">
      {t('removed', { name })}
      <Button ref={focus} variant="secondary" onClick={onUndo}>
        <Undo2 aria-hidden="true" size="1.05em" />
        {t('putBack')}
        <ItemName title={name} />
      </Button>
    </p>
  );
}
