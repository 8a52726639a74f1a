import { RefreshCw, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/actions/Button';
import { FileButton } from '../choose/FileButton';
import type { UploadState } from '../upload/useUploads';
import styles from './FileCard.module.css';

export interface CardProps {
  disabled: boolean;
  /** Undefined outside a save. */
  state: UploadState | undefined;
  /** The stored file is deleted after the save. */
  onRemove: () => void;
  onCancel?: (() => void) | undefined;
  onRetry?: (() => void) | undefined;
}

interface Props extends CardProps {
  id: string;
  /** Name of the field, for accessible names. */
  label: string;
  fileName: string;
  file: File | undefined;
  thumb: ReactNode;
  accept: string;
  /** Receives the file before it is checked or compressed. */
  onReplace: (file: File) => void;
  actions?: ReactNode;
  children?: ReactNode;
}

export function FileCard(props: Props) {
  const { id, label, fileName, file, disabled, onReplace, onRemove } = props;
  const { t } = useTranslation('uploads');
  return (
    <div className={styles.card}>
      {props.thumb}
      <div className={styles.body}>
        <FileName name={fileName} file={file} className={styles.name} />
        <UploadStatus
          name={label}
          state={props.state}
          onCancel={props.onCancel}
          onRetry={props.onRetry}
        />
        {props.children}
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would add a second border */}
        <div
          role="group"
          aria-label={t('image.actions', { name: label })}
          className={styles.actions}
        >
          {props.actions}
          <FileActions {...{ id, accept: props.accept, disabled, onReplace, onRemove }} />
        </div>
      </div>
    </div>
  );
}

interface FileNameProps {
  name: string;
  /** Undefined for a stored file. */
  file: File | undefined;
  className: string | undefined;
}

export function FileName({ name, file, className }: FileNameProps) {
  const { t } = useTranslation('uploads');
  const size = useSize();
  return (
    <p className={className}>
      <strong>{name}</strong>{' '}
      <span className="small-print">
        {file ? `${size(file.size)} · ${t('image.new')}` : t('image.stored')}
      </span>
    </p>
  );
}

type FileActionsProps = Pick<Props, 'id' | 'accept' | 'disabled' | 'onReplace' | 'onRemove'>;

/** The buttons that replace and remove a file. */
export function FileActions({ id, accept, disabled, onReplace, onRemove }: FileActionsProps) {
  const { t } = useTranslation('uploads');
  return (
    <>
      <FileButton
        id={`replace-${id}`}
        variant="tertiary"
        icon={RefreshCw}
        label={t('image.replace')}
        accept={accept}
        disabled={disabled}
        onFiles={([first]) => first && onReplace(first)}
      />
      <Button variant="tertiary" disabled={disabled} onClick={onRemove}>
        <Trash2 aria-hidden="true" size="1.1em" />
        {t('image.remove')}
      </Button>
    </>
  );
}

interface UploadStatusProps extends Pick<CardProps, 'state' | 'onCancel' | 'onRetry'> {
  name: string;
}

export function UploadStatus({ name, state, onCancel, onRetry }: UploadStatusProps) {
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

const KB = 1024;
const MB = 1024 * KB;

/**
 * Formats a number of bytes. 1 kB is 1024 bytes. Below 1 MB whole kB, at least 1 (`188416` → `184
 * kB`), otherwise tenths of an MB (`1572864` → `1.5 MB`, in Russian with a decimal comma).
 */
export function useSize(): (bytes: number) => string {
  const { t } = useTranslation('uploads');
  return (bytes) =>
    bytes < MB
      ? t('size.kb', { size: Math.max(1, Math.round(bytes / KB)) })
      : t('size.mb', { size: Math.round((bytes / MB) * 10) / 10 });
}
