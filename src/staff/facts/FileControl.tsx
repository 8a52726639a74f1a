import { useTranslation } from 'react-i18next';
import { pagesOfPdf } from '../../lib/files/pagesOfPdf';
import type { ControlProps } from '../../ui/forms/Field';
import { FileInput } from '../files/FileInput';
import type { StoredFile } from '../files/useUpload';
import { type FileKind, uploads } from './factForms';

interface Props extends ControlProps {
  kind: FileKind;
  name: string;
  /** URL of an image, `{ url, bytes, pages }` of a PDF; empty for none. */
  value: unknown;
  onChange: (value: unknown) => void;
}

/** Renders the file of a fact: a PDF, or a photograph that is cropped before it is sent. */
export function FileControl({ kind, value, onChange, ...control }: Props) {
  const { t } = useTranslation('facts');
  const isPdf = kind === 'pdf';
  return (
    <FileInput<unknown>
      id={control.id}
      name={control.name}
      kind={isPdf ? 'documents' : 'images'}
      folder={isPdf ? 'notices' : 'news'}
      {...uploads[kind]}
      value={value}
      empty=""
      url={String(Object(value).url ?? value ?? '')}
      withFile={isPdf ? storedPdf : ({ url }) => url}
      refuse={(file) => isPdf && !/\.pdf$/i.test(file.name) && t('onlyPdf', { name: file.name })}
      onChange={onChange}
      describedBy={control['aria-describedby']}
      invalid={control['aria-invalid']}
    />
  );
}

/** Returns what a fact says of a PDF; without the number of pages where it cannot be counted. */
async function storedPdf({ url, file }: StoredFile) {
  if (!file) return '';
  const pages = pagesOfPdf(new TextDecoder('latin1').decode(await file.arrayBuffer()));
  return { url, bytes: file.size, ...(pages && { pages }) };
}
