import { useMutation } from '@tanstack/react-query';
import { FileText } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MAX_DOCUMENT_BYTES } from '../../../lib/files/fileTypes';
import { mediaUrl } from '../../../lib/urls/media';
import { FieldGroup } from '../../../ui/forms/FieldGroup';
import { MutedText } from '../../../ui/text/MutedText';
import { type DocumentValue, storedDocument } from '../../kinds/files';
import { FileCard, type FileFieldProps, useSize } from '../cards/FileCard';
import { RemovedNote } from '../cards/RemovedNote';
import { checkDocument } from '../choose/documentFormat';
import { FileChooser } from '../choose/FileChooser';

interface Props extends FileFieldProps<DocumentValue | null> {
  /** “Document” by default. */
  label?: string;
}

/**
 * Renders the file of a notice of type document (R3.4): PDF, DOCX or XLSX, at most 20 MB. It is checked on selection and uploaded
 * when the form saves. A file that cannot be read counts as damaged.
 */
export function DocumentField(props: Props) {
  const { id, value, onChange, label, error, ...saving } = props;
  const { t } = useTranslation('uploads');
  const [removed, setRemoved] = useState<DocumentValue | null>(null);
  const size = useSize();
  const check = useMutation({ mutationFn: checkDocument });
  const select = (file: File) =>
    check.mutate(file, {
      onSuccess: (code) =>
        code === null && onChange({ id: crypto.randomUUID(), file, name: file.name }),
    });
  const max = size(MAX_DOCUMENT_BYTES);
  const code = check.isError ? 'damaged' : check.data;
  const message = code && t(`error.${code}`, { name: check.variables?.name, max });
  return (
    <FieldGroup
      label={label ?? t('document.label')}
      hint={t('document.hint', { max })}
      error={message ?? error}
      live
    >
      {(describedBy) => (
        <>
          {value ? (
            <FileCard
              {...saving}
              id={value.id}
              name={value.name}
              fileName={value.name}
              file={value.file}
              kind="documents"
              onReplace={select}
              onRemove={() => {
                onChange(null);
                setRemoved(value);
              }}
              thumb={<FileText aria-hidden="true" size="2em" color="var(--text-soft)" />}
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
            <>
              <FileChooser
                id={id}
                kind="documents"
                folder="notices"
                describedBy={describedBy}
                invalid={Boolean(message ?? error)}
                disabled={saving.disabled}
                onFiles={([file]) => file && select(file)}
                onStored={(url) => onChange(storedDocument(url))}
              />
              {removed && <RemovedNote name={removed.name} onUndo={() => onChange(removed)} />}
              {removed?.url && <MutedText>{t('stays')}</MutedText>}
            </>
          )}
        </>
      )}
    </FieldGroup>
  );
}
