import { useEffect, useEffectEvent, useState } from 'react';
import { type CompressedImage, ImageError, type ImageErrorCode } from '../compress/types';
import { compress } from '../compress/worker/client';
import { type ImageValue, newId, noImageTexts } from '../upload/values';
import { useReportPreparing } from './preparing';

/** The note about an image that was accepted. */
export type ImageNote = 'firstFrame' | 'small';

/** The message about a processed file. */
export type QueueMessage = ImageNote | ImageErrorCode | 'duplicate';

/** Returns whether a message is a note, and not an error. */
export const isNote = (state: QueueItem['state']): state is ImageNote =>
  state === 'firstFrame' || state === 'small';

/** Pixels in width below which an image looks blurred on the site. */
const SHARP_WIDTH = 800;

/** A selected file in the image processing queue. */
export interface QueueItem {
  id: string;
  file: File;
  state: 'preparing' | QueueMessage;
}

/** The compressed image, or the error code of its compression. */
type Outcome = CompressedImage | ImageErrorCode;

interface Options {
  /** The images of the field. */
  images: readonly ImageValue[];
  /** Bytes of a compressed image (R9.22). */
  maxBytes: number;
  /** Adds a compressed image to the field; returns `duplicate` if the field already has it. */
  onImage: (image: ImageValue) => 'added' | 'duplicate';
}

/**
 * Holds the files of an image field that are waiting for or in compression, and the messages about earlier
 * ones (R5.3). Compresses nothing itself: ProcessingList renders the queue and runs {@link useCompression}.
 * While an item has the state `preparing` the form around it cannot be saved.
 * @returns `items`, `maxBytes`, `add` (appends files and removes earlier messages), `dismiss` (removes an
 *   item by id, and aborts its compression), `settle` (stores the outcome of an item: passes the image to
 *   `onImage`, or turns an error code into a message)
 */
export function useImageQueue({ images, maxBytes, onImage }: Options) {
  const [queue, setItems] = useState<QueueItem[]>([]);
  // The note about an image disappears with it.
  const items = queue.filter(
    ({ state, file }) => !isNote(state) || images.some(({ source }) => source === file),
  );
  useReportPreparing(items.some(({ state }) => state === 'preparing'));

  const dismiss = (id: string) => setItems((before) => before.filter((item) => item.id !== id));
  const mark = (id: string, state: QueueMessage) =>
    setItems((before) => before.map((item) => (item.id === id ? { ...item, state } : item)));

  const settle = ({ id, file: source }: QueueItem, outcome: Outcome) => {
    if (typeof outcome === 'string') return mark(id, outcome);
    const { file, fingerprint } = outcome;
    const image = {
      id: newId(),
      file,
      source,
      fingerprint,
      identity: crypto.randomUUID(),
      texts: noImageTexts(),
    };
    if (onImage(image) === 'duplicate') return mark(id, 'duplicate');
    const note = noteOn(outcome);
    return note ? mark(id, note) : dismiss(id);
  };

  /** Appends files, and removes the messages about earlier ones. */
  const add = (files: File[]) =>
    setItems((before) => [
      ...before.filter(({ state }) => state === 'preparing'),
      ...files.map((file) => ({ id: newId(), file, state: 'preparing' as const })),
    ]);

  return { items, maxBytes, add, dismiss, settle };
}

/** Returns what the person should know about an accepted image. */
function noteOn({ firstFrameOnly, width }: CompressedImage): ImageNote | null {
  if (firstFrameOnly) return 'firstFrame';
  return width < SHARP_WIDTH ? 'small' : null;
}

/** What {@link useImageQueue} returns. */
export type ImageQueue = ReturnType<typeof useImageQueue>;

/**
 * Compresses an item of the queue once per mount and passes the CompressedImage, or the ImageErrorCode of its
 * failure (`failed` for an unexpected one), to `settle`. Unmounting aborts the compression; `settle` is not
 * called then.
 */
export function useCompression(item: QueueItem, { maxBytes, settle }: ImageQueue): void {
  const onOutcome = useEffectEvent((outcome: Outcome) => settle(item, outcome));
  const { file } = item;
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    compress(file, { maxBytes }, signal)
      .catch((cause: unknown) => (cause instanceof ImageError ? cause.code : 'failed'))
      .then((outcome) => {
        if (!signal.aborted) onOutcome(outcome);
      });
    return () => controller.abort();
  }, [file, maxBytes]);
}
