import { useMutation } from '@tanstack/react-query';
import { FileText } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type DOCUMENT_TYPES, extensionOf, MAX_DOCUMENT_BYTES } from '../../../lib/files/fileTypes';
import { mediaUrl } from '../../../lib/urls/media';
import { FieldGroup } from '../../../ui/forms/FieldGroup';
import { MutedText } from '../../../ui/text/MutedText';
import { type DocumentValue, storedDocument } from '../../kinds/files';
import { FileCard, type FileFieldProps, RemovedNote, useSize } from '../cards/FileCard';
import { FileChooser } from '../choose/FileChooser';

type DocumentFormat = keyof typeof DOCUMENT_TYPES;

/**
 * Checks by its content whether a file is a PDF, DOCX or XLSX of at most 20 MB whose extension matches.
 * @returns null for a valid document; otherwise a key of `error` in uploads.json: `empty`, `documentTooLarge`, `noDocument`,
 *   `oldOffice` (DOC, XLS or an Office file with a password), `damaged` (a ZIP archive without its end) or `wrongEnding`
 * @throws DOMException when the browser cannot read the file
 */
export async function checkDocument(file: File) {
  if (file.size === 0) return 'empty';
  if (file.size > MAX_DOCUMENT_BYTES) return 'documentTooLarge';
  const format = await detectFormat(file);
  if (format === 'oldOffice' || format === 'damaged') return format;
  if (format === null) return 'noDocument';
  return format === extensionOf(file.name) ? null : 'wrongEnding';
}

async function detectFormat(file: File): Promise<DocumentFormat | 'oldOffice' | 'damaged' | null> {
  const head = await readLatin1(file.slice(0, 1024));
  if (head.includes('%PDF-')) return 'pdf';
  // OLE2 signature: Word and Excel before 2007, and any Office file with a password.
  if (head.startsWith('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1')) return 'oldOffice';
  return head.startsWith('PK\x03\x04') ? officeFormat(file) : null;
}

/** Contains the central directory of a ZIP archive, which lists the names of its files at its end. */
const DIRECTORY_BYTES = 1024 * 1024;

async function officeFormat(file: File): Promise<DocumentFormat | 'damaged' | null> {
  const tail = await readLatin1(file.slice(-DIRECTORY_BYTES));
  if (!tail.includes('PK\x05\x06')) return 'damaged';
  if (tail.includes('word/document.xml')) return 'docx';
  return tail.includes('xl/workbook.xml') ? 'xlsx' : null;
}

const readLatin1 = async (part: Blob): Promise<string> =>
  new TextDecoder('latin1').decode(await part.arrayBuffer());

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
