import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DOCUMENT_TYPES, MAX_DOCUMENT_BYTES } from '../../../lib/files/fileTypes';
import { DocumentCard } from '../cards/DocumentCard';
import { useSize } from '../cards/useSize';
import { checkDocument, type DocumentErrorCode } from '../choose/documentFormat';
import { FileChooser } from '../choose/FileChooser';
import { useRemoval } from '../choose/useRemoval';
import type { Sending } from '../upload/useUploads';
import { type DocumentValue, newId, storedDocument } from '../upload/values';
import { FieldGroup } from './FieldGroup';

interface Props {
  /** Of the file chooser, for the error summary's links. */
  id: string;
  value: DocumentValue | null;
  onChange: (value: DocumentValue | null) => void;
  error?: string | undefined;
  /** The states of the uploads. */
  sending?: Sending;
  /** Saves the form again, after the upload failed. */
  onRetry?: () => void;
  /** While the form is being saved. */
  disabled?: boolean;
}

const ACCEPT = Object.keys(DOCUMENT_TYPES)
  .map((extension) => `.${extension}`)
  .join();

/**
 * The file of a notice of type document (spec 3): PDF, DOCX or XLSX by its content, at most 20 MB. A
 * controlled field; the file is uploaded when the form saves.
 */
export function DocumentField(props: Props) {
  const { id, value, onChange, disabled = false, sending } = props;
  const { t } = useTranslation('uploads');
  const size = useSize();
  const { place, remove } = useRemoval(() => onChange(null));
  const { problem, take } = useDocument(onChange);
  const max = size(MAX_DOCUMENT_BYTES);
  const said = problem && t(`error.${problem.kind}`, { name: problem.name, max });
  return (
    <FieldGroup
      label={t('document.label')}
      hint={t('document.hint', { max })}
      error={said ?? props.error}
    >
      {(describedBy) => (
        <>
          {value ? (
            <DocumentCard
              document={value}
              accept={ACCEPT}
              disabled={disabled}
              state={sending?.states[value.id]}
              onReplace={take}
              onRemove={remove}
              onCancel={sending?.cancel}
              onRetry={props.onRetry}
            />
          ) : (
            <div ref={place}>
              <FileChooser
                id={id}
                kind="documents"
                folder="notices"
                accept={ACCEPT}
                describedBy={describedBy}
                invalid={Boolean(said ?? props.error)}
                disabled={disabled}
                onFiles={([file]) => file && take(file)}
                onStored={(url) => onChange(storedDocument(url))}
              />
            </div>
          )}
          <p role="alert" className="visually-hidden">
            {said}
          </p>
        </>
      )}
    </FieldGroup>
  );
}

/** Checks a chosen file before the form gets it. */
function useDocument(onChange: Props['onChange']) {
  const [problem, setProblem] = useState<{ kind: DocumentErrorCode; name: string } | null>(null);
  const newest = useRef<File>(undefined);
  const take = async (file: File) => {
    newest.current = file;
    setProblem(null);
    const kind = await checkDocument(file).catch((cause: unknown) => {
      console.warn('document:', cause);
      return 'damaged' as const;
    });
    if (newest.current !== file) return;
    if (kind) setProblem({ kind, name: file.name });
    else onChange({ id: newId(), file, name: file.name });
  };
  return { problem, take: (file: File) => void take(file) };
}
