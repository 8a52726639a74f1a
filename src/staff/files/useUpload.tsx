import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MAX_DOCUMENT_BYTES } from '../../lib/files/fileTypes';
import { Button } from '../../ui/actions/Button';
import { Note } from '../../ui/feedback/Note';
import { useReauthentication } from '../account/session/useReauthentication';
import { type Folder, uploadFile } from '../api/files/files';
import { uploading } from '../forms/unsavedWork';
import { checkDocument } from './checkDocument';
import { compress } from './compress/compress';
import { ImageError, MAX_PIXELS } from './compress/image';
import type { ChoosableKind } from './FileChooser';
import styles from './files.module.css';
import { useFormatBytes } from './useFormatBytes';

export interface StoredFile {
  url: string;
  /** The file that was sent; undefined for one of the library. */
  file?: File;
}

export interface UploadOptions {
  kind: ChoosableKind;
  folder: Folder;
  /** Bytes of a compressed image at most (R9.22). */
  maxBytes: number;
  /** Number of files that the field can still take. */
  room: number;
  /** Returns why the field does not take a file of its kind. */
  refuse?: ((file: File) => string | false) | undefined;
  /** The sentence for a failed upload (R8.8, R8.9), in place of the sentence of R8.6. */
  failure?: string | undefined;
  onStored: (stored: StoredFile) => void | Promise<void>;
}

/**
 * Stores files as soon as they are chosen, one after the other: checks, compresses and uploads each
 * (R5.2, R5.3), and passes its URL to `onStored`. Asks for a sign-in when the session has ended.
 * Forms wait meanwhile ({@link uploading}). Unmounting aborts what is not stored yet.
 * @returns `choose` starts the upload, `cancel` ends it; {@link UploadState} shows the rest
 */
export function useUpload(options: UploadOptions) {
  const { kind, folder, maxBytes } = options;
  const { t } = useTranslation('uploads');
  const size = useFormatBytes();
  const withSignIn = useReauthentication();
  // The file on its way, without the percentage while it is checked and compressed.
  const [sending, setSending] = useState<{ name: string; percent?: number } | null>(null);
  const [messages, setMessages] = useState<string[]>([]);
  const running = useRef(new AbortController());
  const queue = useRef(Promise.resolve());
  // An event, because the value of the field may change during an upload.
  const latest = useEffectEvent(() => options);
  useEffect(() => () => running.current.abort(), []);

  /** Returns the file to send, or the key of why it cannot be used. */
  const prepare = async (source: File, ratio: number | undefined, signal: AbortSignal) => {
    if (kind === 'documents') {
      return (await checkDocument(source).catch(() => 'noDocument' as const)) ?? source;
    }
    try {
      return await compress(source, { maxBytes, ratio }, signal);
    } catch (cause) {
      return cause instanceof ImageError ? cause.code : 'failed';
    }
  };

  /** Returns why a file is not stored; undefined for a stored file. */
  const store = async (source: File, ratio: number | undefined, signal: AbortSignal) => {
    const { name } = source;
    const { refuse, room } = latest();
    const refusal = refuse?.(source) || (room <= 0 && t('error.leftOut', { name }));
    if (refusal) return refusal;
    setSending({ name });
    const prepared = await prepare(source, ratio, signal);
    if (typeof prepared === 'string') {
      const max = kind === 'images' ? MAX_PIXELS / 1_000_000 : size(MAX_DOCUMENT_BYTES);
      return t(`error.${prepared}`, { name, max });
    }
    const onProgress = (sent: number) => setSending({ name, percent: Math.floor(sent * 100) });
    const result = await withSignIn(() =>
      uploadFile({ file: prepared, folder, signal, onProgress }),
    );
    if (!result.success) return `${latest().failure ?? result.error}. ${result.advice}`;
    if (!signal.aborted) await latest().onStored({ url: result.data, file: prepared });
    return undefined;
  };

  /** Stores files one after the other, and shows why some are not stored. */
  const storeAll = async (files: File[], ratio: number | undefined, signal: AbortSignal) => {
    for (const file of files) {
      const message = signal.aborted ? undefined : await store(file, ratio, signal);
      if (message && !signal.aborted) {
        setMessages((before) => [...new Set([...before, message])]);
      }
    }
  };

  return {
    sending,
    messages,
    cancel: () => running.current.abort(),
    /** Stores files, images cropped to a ratio; names those beyond the room (R5.1). */
    choose: (files: File[], ratio?: number): void => {
      if (running.current.signal.aborted) running.current = new AbortController();
      const { signal } = running.current;
      setMessages([]);
      uploading.set(uploading.now() + 1);
      queue.current = queue.current
        .then(() => storeAll(files, ratio, signal))
        .finally(() => {
          uploading.set(uploading.now() - 1);
          setSending(null);
        });
    },
  };
}

/**
 * Renders the file that is being sent, with its progress, which is not announced, and a button that
 * cancels; above it, why other files were not stored.
 */
export function UploadState({ upload }: { upload: ReturnType<typeof useUpload> }): ReactNode {
  const { t } = useTranslation('uploads');
  const { sending, messages, cancel } = upload;
  return (
    <>
      {messages.map((message) => (
        <Note key={message} kind="error" live>
          {message}
        </Note>
      ))}
      <p role="status" className={`cluster ${styles.sending}`}>
        {sending && (
          <>
            <progress max={100} value={sending.percent} aria-hidden="true" />
            <span>
              {t(sending.percent === undefined ? 'preparing' : 'sending', { name: sending.name })}
            </span>
            <Button variant="tertiary" onClick={cancel}>
              {t('cancel')}
            </Button>
          </>
        )}
      </p>
    </>
  );
}
