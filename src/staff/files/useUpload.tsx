import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MAX_DOCUMENT_BYTES } from '../../lib/files/fileTypes';
import { Button } from '../../ui/actions/Button';
import { Note } from '../../ui/feedback/Note';
import { useReauthentication } from '../account/session/useReauthentication';
import { type Folder, uploadFile } from '../api/files/files';
import { uploading } from '../forms/uploading';
import { checkDocument } from './checkDocument';
import { compress } from './compress/compress';
import { type Crop, ImageError, MAX_PIXELS } from './compress/image';
import type { ChoosableKind } from './FileChooser';
import styles from './files.module.css';
import { useSize } from './useSize';

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
  /** Returns the sentence for a failed upload (R8.8, R8.9, not R8.6); `index` counts from 0. */
  failure?: ((index: number) => string) | undefined;
  onStored: (stored: StoredFile) => void | Promise<void>;
}

/**
 * Stores files as soon as they are chosen, one after the other: checks, compresses and uploads each
 * (R5.2, R5.3), and passes its URL to `onStored`. Asks for a sign-in when the session has ended.
 * Unmounting aborts what is not stored yet.
 */
export function useUpload({ kind, folder, maxBytes, room, ...options }: UploadOptions) {
  const { refuse, failure } = options;
  const { t } = useTranslation('uploads');
  const size = useSize();
  const withSignIn = useReauthentication();
  // The file on its way, without the percentage while it is checked and compressed.
  const [sending, setSending] = useState<{ name: string; percent?: number } | null>(null);
  const [messages, setMessages] = useState<string[]>([]);
  const running = useRef<AbortController>(undefined);
  // An event, because the value of the field may change during an upload.
  const onStored = useEffectEvent(options.onStored);
  useEffect(() => () => running.current?.abort(), []);

  /** Returns the file to send, or the key of why it cannot be used. */
  const prepare = async (file: File, crop: Crop | undefined, signal: AbortSignal) => {
    if (kind === 'documents') {
      return (await checkDocument(file).catch(() => 'noDocument' as const)) ?? file;
    }
    try {
      return await compress(file, { maxBytes, crop }, signal);
    } catch (cause) {
      return cause instanceof ImageError ? cause.code : 'failed';
    }
  };

  /** Returns why a file is not stored; undefined for a stored file. */
  const store = async (
    source: File,
    index: number,
    crop: Crop | undefined,
    signal: AbortSignal,
  ) => {
    const { name } = source;
    const refusal = refuse?.(source) || (index >= room && t('error.leftOut', { name }));
    if (refusal) return refusal;
    setSending({ name });
    const prepared = await prepare(source, crop, signal);
    if (typeof prepared === 'string') {
      const max = kind === 'images' ? MAX_PIXELS / 1_000_000 : size(MAX_DOCUMENT_BYTES);
      return t(`error.${prepared}`, { name, max });
    }
    const onProgress = (sent: number) => setSending({ name, percent: Math.floor(sent * 100) });
    const result = await withSignIn(() =>
      uploadFile({ file: prepared, folder, signal, onProgress }),
    );
    if (!result.success) return `${failure?.(index) ?? result.error}. ${result.advice}`;
    if (!signal.aborted) await onStored({ url: result.data, file: prepared });
    return undefined;
  };

  return {
    sending,
    messages,
    cancel: () => running.current?.abort(),
    /** Stores files; refuses those beyond the room by name (R5.1). Removes earlier messages. */
    choose: async (files: File[], crop?: Crop): Promise<void> => {
      const controller = new AbortController();
      running.current = controller;
      const { signal } = controller;
      setMessages([]);
      uploading.set(uploading.now() + 1);
      for (const [index, file] of files.entries()) {
        const message = await store(file, index, crop, signal);
        if (signal.aborted) break;
        if (message) setMessages((before) => [...new Set([...before, message])]);
      }
      uploading.set(uploading.now() - 1);
      setSending(null);
    },
  };
}

/** Renders the file that is on its way, and why earlier ones are not stored. */
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
              {t(sending.percent === undefined ? 'preparing' : 'sending', { ...sending })}
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
