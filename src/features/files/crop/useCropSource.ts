import { useEffect, useState } from 'react';
import { mediaUrl, nameOfUrl } from '../../../lib/urls/media';
import { preview } from '../compress/worker/client';
import type { ImageValue } from '../upload/values';

export type CropSource =
  | { state: 'loading' }
  | { state: 'failed'; name: string }
  /** `bitmap` is small enough to be drawn at every move of the frame. */
  | { state: 'open'; file: File; bitmap: ImageBitmap };

/** Pixels; more than any dialog shows. */
const SIDE = 1200;

/** Decodes the image to crop: the original of the chosen one, or the stored one. */
export function useCropSource(image: ImageValue): CropSource {
  const [source, setSource] = useState<CropSource>({ state: 'loading' });
  const { file, url = '' } = image;
  const original = image.source ?? file;
  useEffect(() => {
    const stop = new AbortController();
    let open: ImageBitmap | undefined;
    const load = async () => {
      const whole = original ?? (await download(url, stop.signal));
      const bitmap = await preview(whole, SIDE, stop.signal);
      if (stop.signal.aborted) return bitmap.close();
      open = bitmap;
      setSource({ state: 'open', file: whole, bitmap });
    };
    load().catch((cause: unknown) => {
      if (stop.signal.aborted) return;
      console.warn('crop:', cause);
      setSource({ state: 'failed', name: original?.name ?? nameOfUrl(url) });
    });
    return () => {
      stop.abort();
      open?.close();
    };
  }, [original, url]);
  return source;
}

/** A stored image as a file, from the site's own origin. */
async function download(url: string, signal: AbortSignal): Promise<File> {
  const response = await fetch(mediaUrl(url), { signal });
  if (!response.ok) throw new Error(`status ${response.status}`);
  const blob = await response.blob();
  return new File([blob], nameOfUrl(url), { type: blob.type });
}
