import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MAX_DOCUMENT_BYTES } from '../../../lib/files/fileTypes';
import { useReauthentication } from '../../account/session/useReauthentication';
import { type Folder, upload } from '../../api/files/files';
import { uploading } from '../../forms/uploading';
import type { ChoosableKind } from '../choose/FileButton';
import type { CropRect } from '../compress/geometry';
import { ImageError, MAX_PIXELS } from '../compress/types';
import { compress } from '../compress/worker/client';
import { useSize } from '../useSize';
import { checkDocument } from './checkDocument';

/** Pixels in width below which an image looks blurred on the site. */
const SHARP_WIDTH = 800;

export interface StoredFile {
  url: string;
  /** The file that was sent; undefined for one of the library. */
  file?: File;
  /** The file that was chosen, so that cropping it again loses no quality. */
  source?: File;
}

/** A chosen file until it is stored, or until its message is dismissed. */
export interface Upload {
  id: string;
  source: File;
  crop?: CropRect | undefined;
  /** Fraction that has been sent; undefined while the file is checked and compressed. */
  sent?: number;
  /** `refused`: the file cannot be used. `failed`: it may be sent again. `note`: it is stored. */
  message?:
    | { kind: 'refused' | 'note'; text: string }
    | { kind: 'failed'; error: string; text: string };
}

export interface UploadOptions {
  kind: ChoosableKind;
  folder: Folder;
  /** Bytes of a compressed image at most (R9.22). */
  maxBytes: number;
  /** Number of files that the field can still take. */
  room: number;
  /** Returns why the field does not take a file of its kind. */
  refuse?: ((file: File) => string | false | undefined) | undefined;
  onStored: (stored: StoredFile) => void | Promise<void>;
}

/**
 * Stores files as soon as they are chosen, one after the other: checks, compresses and uploads each
 * (R5.2, R5.3), and passes its URL to `onStored`. Asks for a sign-in when the session has ended.
 * Unmounting aborts what is not stored yet.
 */
export function useUpload(options: UploadOptions) {
  const { kind, folder, maxBytes, room, refuse } = options;
  const { t } = useTranslation('uploads');
  const size = useSize();
  const withSignIn = useReauthentication();
  const [uploads, setUploads] = useState<Upload[]>([]);
  const [added, setAdded] = useState(0);
  const running = useRef(new Map<string, AbortController>());
  const last = useRef<Promise<unknown>>(Promise.resolve());
  // The newest one, because the value of the field may change during an upload.
  const onStored = useRef(options.onStored);
  useLayoutEffect(() => {
    onStored.current = options.onStored;
  });
  useEffect(() => {
    const controllers = running.current;
    return () => {
      for (const controller of controllers.values()) controller.abort();
    };
  }, []);

  const report = (id: string, state: Partial<Upload>) =>
    setUploads((before) => before.map((one) => (one.id === id ? { ...one, ...state } : one)));
  const forget = (id: string) => setUploads((before) => before.filter((one) => one.id !== id));

  /** Returns the file to send and a note about it, or the key of why it cannot be used. */
  const prepare = async ({ source, crop }: Upload, signal: AbortSignal) => {
    if (kind === 'documents') {
      const code = await checkDocument(source).catch(() => 'damaged' as const);
      return code ?? { file: source, note: undefined };
    }
    try {
      const { file, firstFrameOnly, width } = await compress(source, { maxBytes, crop }, signal);
      const small = width < SHARP_WIDTH ? ('small' as const) : undefined;
      return { file, note: firstFrameOnly ? ('firstFrame' as const) : small };
    } catch (cause) {
      return cause instanceof ImageError ? cause.code : 'failed';
    }
  };

  const store = async (chosen: Upload, { signal }: AbortController) => {
    const { id, source } = chosen;
    const { name } = source;
    if (signal.aborted) return;
    const prepared = await prepare(chosen, signal);
    if (signal.aborted) return;
    if (typeof prepared === 'string') {
      const max = kind === 'images' ? MAX_PIXELS / 1_000_000 : size(MAX_DOCUMENT_BYTES);
      const text = t(`error.${prepared}`, { name, max });
      return report(id, { message: { kind: 'refused', text } });
    }
    const { file, note } = prepared;
    const onProgress = (sent: number) => report(id, { sent });
    onProgress(0);
    const result = await withSignIn(() => upload({ file, folder, signal, onProgress }));
    if (signal.aborted) return;
    if (!result.success) {
      const { error, advice } = result;
      return report(id, { message: { kind: 'failed', error, text: advice } });
    }
    setAdded((before) => before + 1);
    if (note) report(id, { message: { kind: 'note', text: t(`note.${note}`, { name }) } });
    else forget(id);
    await onStored.current({ url: result.data, file, source });
  };

  const start = (chosen: Upload) => {
    const controller = new AbortController();
    running.current.set(chosen.id, controller);
    uploading.set(uploading.now() + 1);
    const aborted = new Promise<void>((resolve) =>
      controller.signal.addEventListener('abort', () => resolve()),
    );
    last.current = last.current
      // Not after what a cancelled file still waits for, such as a sign-in.
      .then(() => Promise.race([store(chosen, controller), aborted]))
      .finally(() => {
        running.current.delete(chosen.id);
        uploading.set(uploading.now() - 1);
      });
  };

  return {
    uploads,
    /** Number of files stored since the last choice. */
    added,
    /** Cancels an upload, or removes its message. */
    dismiss: (id: string) => {
      running.current.get(id)?.abort();
      forget(id);
    },
    retry: ({ message: _, sent: __, ...chosen }: Upload) => {
      setUploads((before) => before.map((one) => (one.id === chosen.id ? chosen : one)));
      start(chosen);
    },
    /** Stores files; refuses those beyond the room by name (R5.1). Removes earlier messages. */
    choose: (files: File[], crop?: CropRect) => {
      const pending = uploads.filter(({ message }) => !message);
      let free = room - pending.length;
      const chosen = files.map((source): Upload => {
        const upload = { id: crypto.randomUUID(), source, crop };
        const text = refuse?.(source) || (free <= 0 && t('error.leftOut', { name: source.name }));
        if (text) return { ...upload, message: { kind: 'refused', text } };
        free -= 1;
        return upload;
      });
      setAdded(0);
      setUploads([...pending, ...chosen]);
      for (const upload of chosen) if (!('message' in upload)) start(upload);
    },
  };
}
