import { mediaUrl } from '../../../lib/urls/media';
import { useImageQueue } from '../choose/useImageQueue';
import { type ImageValue, identityOf } from '../upload/values';

interface Options {
  image: ImageValue;
  /** Bytes of a compressed replacement (R9.22). */
  maxBytes: number;
  /** Receives the replaced image; its id, identity and texts stay (R5.3). */
  onChange: (image: ImageValue) => void;
}

/**
 * Compresses a file that replaces an image.
 * @returns the queue of the replacement, and `canCrop`: an image can be cropped if it was selected in the form or is
 *   in the Blob store
 */
export function useImageEdits({ image, maxBytes, onChange }: Options) {
  const queue = useImageQueue({
    images: [image],
    maxBytes,
    onImage: (compressed) => {
      const { id, texts } = image;
      onChange({ ...compressed, id, texts, identity: identityOf(image) });
      return 'added';
    },
  });
  const { url = '' } = image;
  const canCrop = Boolean(image.source ?? image.file) || mediaUrl(url) !== url;
  return { queue, canCrop };
}
