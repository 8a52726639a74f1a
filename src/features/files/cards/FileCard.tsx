import { RefreshCw, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/actions/Button';
import { FileButton } from '../choose/FileButton';
import type { UploadState } from '../upload/useUploads';
import styles from './FileCard.module.css';
import { UploadStatus } from './UploadStatus';
import { useSize } from './useSize';

/** What the cards of images and of documents have in common. */
export interface CardProps {
  disabled: boolean;
  state: UploadState | undefined;
  onRemove: () => void;
  onCancel?: (() => void) | undefined;
  onRetry?: (() => void) | undefined;
}

interface Props extends CardProps {
  /** Of the file's value. */
  id: string;
  /** For labels: «Image 2», «Featured image». */
  label: string;
  fileName: string;
  /** The chosen file; a stored one has none. */
  file: File | undefined;
  /** An image or an icon. */
  thumb: ReactNode;
  /** Of the chooser for a replacement. */
  accept: string;
  onReplace: (file: File) => void;
  /** Buttons before those that replace and remove. */
  actions?: ReactNode;
  children?: ReactNode;
}

/** A chosen or stored file: its name, its upload, and the actions on it. */
export function FileCard(props: Props) {
  const { id, label, fileName, file, disabled } = props;
  const { t } = useTranslation('uploads');
  const size = useSize();
  return (
    <div className={styles.card}>
      {props.thumb}
      <div className={styles.body}>
        <p className={styles.line}>
          <strong>{fileName}</strong>{' '}
          <span className={styles.about}>
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
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would be a second frame */}
        <div
          role="group"
          aria-label={t('image.actions', { name: label })}
          className={styles.actions}
        >
          {props.actions}
          <FileButton
            id={`replace-${id}`}
            look="quiet"
            icon={RefreshCw}
            label={t('image.replace')}
            accept={props.accept}
            disabled={disabled}
            onFiles={([first]) => first && props.onReplace(first)}
          />
          <Button variant="quiet" disabled={disabled} onClick={props.onRemove}>
            <Trash2 aria-hidden="true" size="1.1em" />
            {t('image.remove')}
          </Button>
        </div>
      </div>
    </div>
  );
}
