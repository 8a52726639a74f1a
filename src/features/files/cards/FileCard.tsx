import { RefreshCw, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/actions/Button';
import { FileButton } from '../choose/FileButton';
import type { UploadState } from '../upload/useUploads';
import styles from './FileCard.module.css';
import { UploadStatus } from './UploadStatus';
import { useSize } from './useSize';

/** Props that ImageCard and DocumentCard share. */
export interface CardProps {
  /** True while the form is being saved. */
  disabled: boolean;
  /** The progress of the file's upload; undefined outside a save. */
  state: UploadState | undefined;
  /** Removes the file from the form; the stored file is deleted after the save. */
  onRemove: () => void;
  onCancel?: (() => void) | undefined;
  onRetry?: (() => void) | undefined;
}

interface Props extends CardProps {
  /** The id of the field's value; the replacing input's id is derived from it. */
  id: string;
  /** The translated name of the field, for accessible names. */
  label: string;
  fileName: string;
  /** The selected file; undefined for a stored one. */
  file: File | undefined;
  /** A thumbnail or an icon. */
  thumb: ReactNode;
  /** The `accept` attribute of the input that replaces the file. */
  accept: string;
  /** Receives the file that the input selects, before it is checked or compressed. */
  onReplace: (file: File) => void;
  /** Buttons that precede “Replace” and “Remove”. */
  actions?: ReactNode;
  /** Fields and messages between the upload's state and the buttons. */
  children?: ReactNode;
}

/**
 * Renders the card of one file in a form: thumbnail, name, size of a selected file, state of its upload, and
 * the buttons “Replace” and “Remove”. The base of ImageCard and DocumentCard.
 */
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
