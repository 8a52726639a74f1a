import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MAX_DOCUMENT_BYTES } from '../../lib/files/fileTypes';
import { pagesOfPdf } from '../../lib/files/pagesOfPdf';
import { unwrap } from '../../lib/http/result';
import { mediaUrl, nameOfUrl } from '../../lib/urls/media';
import { Button } from '../../ui/actions/Button';
import { ErrorNote } from '../../ui/feedback/ErrorNote';
import type { ControlProps } from '../../ui/forms/Field';
import { useReauthentication } from '../account/session/useReauthentication';
import { upload } from '../api/files/files';
import { UploadStatus, useSize } from '../files/cards/FileCard';
import { FileChooser } from '../files/choose/FileChooser';
import { CropDialog } from '../files/crop/CropDialog';
import { checkDocument } from '../files/fields/DocumentField';
import { removeStored } from '../files/upload/useUploads';
import { noImageTexts } from '../kinds/files';
import { type FileKind, uploads } from './factForms';

interface Props extends ControlProps {
  kind: FileKind;
  /** URL of an image, `{ url, bytes, pages }` of a PDF; empty for none. */
  value: unknown;
  onChange: (value: unknown) => void;
  onReplaced?: (() => void) | undefined;
}

/** Value while a file is sent, which no schema accepts, so that a save does not leave the file out. */
const SENDING = 'upload:';

/**
 * Renders the file of a fact. A chosen file is uploaded at once, because the input of the form is kept as JSON; a photograph is
 * cropped before. A file that is taken out is deleted; api/blob.ts refuses that of one that a fact names.
 */
export default function FileControl({ kind, id, value, onChange, onReplaced, ...control }: Props) {
  const { t } = useTranslation(['uploads', 'facts']);
  const size = useSize();
  const withSignIn = useReauthentication();
  const [photo, setPhoto] = useState<File>();
  const [fraction, setFraction] = useState(0);
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);
  const folder = kind === 'pdf' ? 'notices' : 'news';
  const url = value === SENDING ? '' : String(Object(value).url ?? value ?? '');

  const send = useMutation({
    onMutate: () => {
      onChange(SENDING);
      setFraction(0);
      return value;
    },
    mutationFn: async (file: File) => {
      const [name, max] = [file.name, size(MAX_DOCUMENT_BYTES)];
      if (kind === 'pdf' && !/\.pdf$/i.test(name)) throw new Error(t('facts:onlyPdf', { name }));
      const code = kind === 'pdf' && (await checkDocument(file));
      if (code) throw new Error(t(`error.${code}`, { name, max }));
      running.current = new AbortController();
      const { signal } = running.current;
      const call = () => upload({ file, folder, signal, onProgress: setFraction });
      const stored = unwrap(await withSignIn(call));
      if (kind !== 'pdf') return stored;
      const pages = pagesOfPdf(new TextDecoder('latin1').decode(await file.arrayBuffer()));
      return { url: stored, bytes: file.size, ...(pages && { pages }) };
    },
    onSuccess: (file) => {
      onChange(file);
      onReplaced?.();
    },
    onError: (_, __, before) => onChange(before),
  });
  return (
    <div className="stack gap-3">
      <ErrorNote error={send.error} />
      {url && (
        <p className="cluster">
          {kind !== 'pdf' && <img src={mediaUrl(url)} alt="" width={160} />}
          <a href={mediaUrl(url)} target="_blank" rel="noopener">
            {nameOfUrl(url)}
          </a>
          <Button
            variant="tertiary"
            onClick={() => {
              onChange('');
              onReplaced?.();
              void removeStored([url]);
            }}
          >
            {t('image.remove')}
          </Button>
        </p>
      )}
      {send.isPending ? (
        <UploadStatus
          id={id}
          name={send.variables.name}
          sending={{
            states: { [id]: { phase: 'sending', fraction } },
            cancel: () => running.current?.abort(),
          }}
        />
      ) : (
        <FileChooser
          id={id}
          kind={kind === 'pdf' ? 'documents' : 'images'}
          disabled={false}
          folder={folder}
          describedBy={control['aria-describedby']}
          invalid={control['aria-invalid']}
          onFiles={([file]) => (kind === 'pdf' && file ? send.mutate(file) : setPhoto(file))}
          onStored={undefined}
        />
      )}
      {photo && (
        <CropDialog
          image={{ id, source: photo, texts: noImageTexts() }}
          {...uploads[kind]}
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
