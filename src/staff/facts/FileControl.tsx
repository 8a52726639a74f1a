import { useMutation } from '@tanstack/react-query';
import { FileText } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { extensionOf, MAX_DOCUMENT_BYTES } from '../../lib/files/fileTypes';
import { pagesOfPdf } from '../../lib/files/pagesOfPdf';
import { unwrap } from '../../lib/http/result';
import { mediaUrl, nameOfUrl } from '../../lib/urls/media';
import { ErrorCallout } from '../../ui/feedback/ErrorCallout';
import type { ControlProps } from '../../ui/forms/Field';
import { useReauthentication } from '../auth/session/useReauthentication';
import { upload } from '../data/files/files';
import { FileCard, UploadStatus, useSize } from '../files/cards/FileCard';
import { FileChooser } from '../files/choose/FileChooser';
import { CropDialog } from '../files/crop/CropDialog';
import { checkDocument } from '../files/fields/DocumentField';
import { removeStored } from '../files/upload/useUploads';
import { noImageTexts } from '../kinds/files';
import { type FileKind, ratios } from './factForms';

interface Props extends ControlProps {
  kind: FileKind;
  /** URL of an image, `{ url, bytes, pages }` of a PDF; empty for none. */
  value: unknown;
  onChange: (value: unknown) => void;
}

/** Value while a file is sent, which no schema accepts, so that a save does not leave the file out. */
const SENDING = 'upload:';

/** Bytes of a photograph, fewer than in articles, because a page has it besides its own content. */
const MAX_PHOTO_BYTES = 200 * 1024;

const urlOf = (value: unknown): string =>
  value === SENDING ? '' : String(Object(value).url ?? value ?? '');

/**
 * Renders the file of a fact. A chosen file is uploaded at once, because the input of the form is kept as JSON; a photograph is
 * cropped before. A file that the form does not need after all is deleted; api/blob.ts refuses that of one that a fact names.
 */
export default function FileControl({ kind, id, value, onChange, ...control }: Props) {
  const { t } = useTranslation(['uploads', 'facts']);
  const size = useSize();
  const withSignIn = useReauthentication();
  const [photo, setPhoto] = useState<File>();
  const [fraction, setFraction] = useState(0);
  const isPdf = kind === 'pdf';
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  const send = useMutation({
    onMutate: () => {
      onChange(SENDING);
      return { before: value };
    },
    mutationFn: async (file: File) => {
      const code = isPdf && (await checkDocument(file));
      const [name, max] = [file.name, size(MAX_DOCUMENT_BYTES)];
      if (code) throw new Error(t(`error.${code}`, { name, max }));
      if (isPdf && extensionOf(name) !== 'pdf') throw new Error(t('facts:onlyPdf', { name }));
      running.current = new AbortController();
      const { signal } = running.current;
      const folder = isPdf ? 'notices' : 'news';
      const url = unwrap(
        await withSignIn(() => upload({ file, folder, signal, onProgress: setFraction })),
      );
      if (!isPdf) return url;
      const pages = pagesOfPdf(new TextDecoder('latin1').decode(await file.arrayBuffer()));
      return { url, bytes: file.size, ...(pages && { pages }) };
    },
    onSuccess: (stored, _, { before }) => {
      onChange(stored);
      void removeStored([urlOf(before)].filter(Boolean));
    },
    onError: (_, __, context) => onChange(context?.before),
  });
  const choose = ([file]: File[]) => {
    if (!file) return;
    setFraction(0);
    if (isPdf) send.mutate(file);
    else setPhoto(file);
  };
  const url = urlOf(value);
  const kindOfFile = isPdf ? 'documents' : 'images';
  return (
    <div className="stack gap-3">
      <ErrorCallout error={send.error} />
      {send.isPending ? (
        <UploadStatus
          id={id}
          name={send.variables.name}
          sending={{
            states: { [id]: { phase: 'sending', fraction } },
            cancel: () => running.current?.abort(),
          }}
        />
      ) : url ? (
        <FileCard
          id={id}
          kind={kindOfFile}
          name={nameOfUrl(url)}
          fileName={nameOfUrl(url)}
          file={undefined}
          thumb={
            isPdf ? (
              <FileText aria-hidden="true" size="2em" color="var(--text-soft)" />
            ) : (
              <img src={mediaUrl(url)} alt="" width={160} style={{ aspectRatio: ratios[kind] }} />
            )
          }
          actions={
            <a href={mediaUrl(url)} target="_blank" rel="noopener">
              {t('image.open')}
            </a>
          }
          onReplace={(file) => choose([file])}
          onRemove={() => {
            onChange('');
            void removeStored([url]);
          }}
        />
      ) : (
        <FileChooser
          id={id}
          kind={kindOfFile}
          disabled={false}
          folder={isPdf ? 'notices' : 'news'}
          describedBy={control['aria-describedby']}
          invalid={control['aria-invalid']}
          onFiles={choose}
          onStored={undefined}
        />
      )}
      {photo && !isPdf && (
        <CropDialog
          image={{ id, source: photo, texts: noImageTexts() }}
          maxBytes={MAX_PHOTO_BYTES}
          ratio={ratios[kind]}
          onDone={({ file }) => {
            setPhoto(undefined);
            if (file) send.mutate(file);
          }}
          onClose={() => setPhoto(undefined)}
        />
      )}
    </div>
  );
}
