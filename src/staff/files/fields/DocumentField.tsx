import { FileText } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DOCUMENT_TYPES, MAX_DOCUMENT_BYTES } from '../../../lib/files/fileTypes';
import { mediaUrl } from '../../../lib/urls/media';
import { type DocumentValue, storedDocument } from '../../kinds/files';
import { FileCard, useSize } from '../cards/FileCard';
import { checkDocument, type DocumentErrorCode } from '../choose/documentFormat';
import { FileChooser } from '../choose/FileChooser';
import styles from './DocumentField.module.css';
import { FieldGroup, type FileFieldProps, useRemoval } from './FieldGroup';

interface Props extends FileFieldProps<DocumentValue | null> {
  /** “Document” by default. */
  label?: string;
}

const ACCEPT = Object.keys(DOCUMENT_TYPES)
  .map((extension) => `.${extension}`)
  .join();

/**
 * The file of a notice of type document (R3.4): PDF, DOCX or XLSX, at most 20 MB. It is checked on
 * selection and uploaded when the form saves. A file that cannot be read counts as damaged.
 */
export function DocumentField(props: Props) {
  const { id, value, onChange, disabled = false, sending } = props;
  const { t } = useTranslation('uploads');
  const size = useSize();
  const { containerRef, remove } = useRemoval(() => onChange(null));
  const { checkError, select } = useDocument(onChange);
  const max = size(MAX_DOCUMENT_BYTES);
  const message = checkError && t(`error.${checkError.code}`, { name: checkError.name, max });
  return (
    <FieldGroup
      label={props.label ?? t('document.label')}
      hint={t('document.hint', { max })}
      error={message ?? props.error}
    >
      {(describedBy) => (
        <>
          {value ? (
            <FileCard
              id={value.id}
              label={value.name}
              fileName={value.name}
              file={value.file}
              accept={ACCEPT}
              disabled={disabled}
              state={sending?.states[value.id]}
              onReplace={select}
              onRemove={remove}
              onCancel={sending?.cancel}
              onRetry={props.onRetry}
              thumb={
                <span className={styles.icon}>
                  <FileText aria-hidden="true" size="2em" />
                </span>
              }
              actions={
                value.url &&
                !value.file && (
                  <a href={mediaUrl(value.url)} target="_blank" rel="noopener">
                    {t('image.open')}
                  </a>
                )
              }
            />
          ) : (
            <div ref={containerRef}>
              <FileChooser
                id={id}
                kind="documents"
                folder="notices"
                accept={ACCEPT}
                describedBy={describedBy}
                invalid={Boolean(message ?? props.error)}
                disabled={disabled}
                onFiles={([file]) => file && select(file)}
                onStored={(url) => onChange(storedDocument(url))}
              />
            </div>
          )}
          <p role="alert" className="visually-hidden">
            {message}
          </p>
        </>
      )}
    </FieldGroup>
  );
}

function useDocument(onChange: Props['onChange']) {
  const [checkError, setCheckError] = useState<{ code: DocumentErrorCode; name: string } | null>(
    null,
  );
  const latest = useRef<File>(undefined);
  const check = async (file: File) => {
    latest.current = file;
    setCheckError(null);
    const code = await checkDocument(file).catch((cause: unknown) => {
      console.warn('document:', cause);
      return 'damaged' as const;
    });
    if (latest.current !== file) return;
    if (code) setCheckError({ code, name: file.name });
    else onChange({ id: crypto.randomUUID(), file, name: file.name });
  };
  return { checkError, select: (file: File) => void check(file) };
}
