import { useEffect, useState } from 'react';
import { mediaUrl, nameOfUrl } from '../../../lib/urls/media';
import { preview } from '../compress/worker/client';
import type { ImageValue } from '../upload/values';

export type CropSource =
  | { state: 'loading' }
  | { state: 'failed'; name: string }
  /** `bitmap` is small enough to be redrawn on every pointer move. */
  | { state: 'open'; file: File; bitmap: ImageBitmap };

/** Pixels on the longer side of the bitmap; wider than the dialog. */
const PREVIEW_SIDE = 1200;

/**
 * Loads and decodes the image to crop: the original of an image that was selected in this form,
 * otherwise the stored file. Unmounting, and another image, abort the work and close the bitmap.
 */
export function useCropSource(image: ImageValue): CropSource {
  const [source, setSource] = useState<CropSource>({ state: 'loading' });
  const { file, url = '' } = image;
  const original = image.source ?? file;
  useEffect(() => {
    const controller = new AbortController();
    let open: ImageBitmap | undefined;
    const load = async () => {
      const whole = original ?? (await download(url, controller.signal));
      const bitmap = await preview(whole, PREVIEW_SIDE, controller.signal);
      if (controller.signal.aborted) return bitmap.close();
      open = bitmap;
      setSource({ state: 'open', file: whole, bitmap });
    };
    load().catch((cause: unknown) => {
      if (controller.signal.aborted) return;
      console.warn('crop:', cause);
      setSource({ state: 'failed', name: original?.name ?? nameOfUrl(url) });
    });
    return () => {
      controller.abort();
      open?.close();
    };
  }, [original, url]);
  return source;
}

/** Through `/media`, because the Blob store is another origin. */
async function download(url: string, signal: AbortSignal): Promise<File> {
  const response = await fetch(mediaUrl(url), { signal });
  if (!response.ok) throw new Error(`status ${response.status}`);
  const blob = await response.blob();
  return new File([blob], nameOfUrl(url), { type: blob.type });
}
