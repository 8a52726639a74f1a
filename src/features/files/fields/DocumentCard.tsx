import { FileText, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { mediaUrl } from '../../../lib/urls/media';
import { Button } from '../../../ui/actions/Button';
import { useSize } from '../pictures/useSize';
import type { UploadState } from '../save/useUploads';
import type { DocumentValue } from '../save/values';
import { ReplaceButton } from './ReplaceButton';
import { UploadStatus } from './UploadStatus';
import styles from './Uploads.module.css';

interface Props {
  document: DocumentValue;
  accept: string;
  disabled: boolean;
  state: UploadState | undefined;
  onReplace: (file: File) => void;
  onRemove: () => void;
  onCancel?: (() => void) | undefined;
  onRetry?: (() => void) | undefined;
}

/** The chosen or stored document of a notice, and what can be done with it. */
export function DocumentCard(props: Props) {
  const { document, accept, disabled, state } = props;
  const { t } = useTranslation('uploads');
  const size = useSize();
  const { file, url, name, id } = document;
  return (
    <div className={styles.card}>
      <span className={styles.icon}>
        <FileText aria-hidden="true" size="2em" />
      </span>
      <div className={styles.body}>
        <p className={styles.line}>
          <strong>{name}</strong>{' '}
          <span className={styles.quiet}>
            {file ? `${size(file.size)} · ${t('picture.new')}` : t('picture.stored')}
          </span>
        </p>
        <UploadStatus name={name} state={state} onCancel={props.onCancel} onRetry={props.onRetry} />
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would be a second frame */}
        <div role="group" aria-label={t('picture.actions', { name })} className={styles.actions}>
          {url && !file && (
            <a href={mediaUrl(url)} target="_blank" rel="noopener">
              {t('picture.open')}
            </a>
          )}
          <ReplaceButton
            id={`replace-${id}`}
            accept={accept}
            disabled={disabled}
            onFile={props.onReplace}
          />
          <Button look="quiet" disabled={disabled} onClick={props.onRemove}>
            <Trash2 aria-hidden="true" size="1.1em" />
            {t('picture.remove')}
          </Button>
        </div>
      </div>
    </div>
  );
}
