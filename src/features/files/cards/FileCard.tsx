import { RefreshCw, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/actions/Button';
import { FileButton } from '../choose/FileButton';
import type { UploadState } from '../upload/useUploads';
import styles from './FileCard.module.css';
import { UploadStatus } from './UploadStatus';
import { useSize } from './useSize';

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
  const { id, label, fileName, file, disabled } = props;
  const { t } = useTranslation('uploads');
  const size = useSize();
  return (
    <div className={styles.card}>
      {props.thumb}
      <div className={styles.body}>
        <p className={styles.name}>
          <strong>{fileName}</strong>{' '}
          <span className={styles.size}>
            {file ? `${size(file.size)} · ${t('image.new')}` : t('image.stored')}
          </span>
        </p>
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
          <FileButton
            id={`replace-${id}`}
            variant="tertiary"
            icon={RefreshCw}
            label={t('image.replace')}
            accept={props.accept}
            disabled={disabled}
            onFiles={([first]) => first && props.onReplace(first)}
          />
          <Button variant="tertiary" disabled={disabled} onClick={props.onRemove}>
            <Trash2 aria-hidden="true" size="1.1em" />
            {t('image.remove')}
          </Button>
        </div>
      </div>
    </div>
  );
}
