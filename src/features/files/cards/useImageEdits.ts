import { mediaUrl } from '../../../lib/urls/media';
import { useImageQueue } from '../choose/useImageQueue';
import { type ImageValue, identityOf } from '../upload/values';

interface Options {
  image: ImageValue;
  maxBytes: number;
  /** Receives the replaced image; its id, key and texts stay (R5.3). */
  onChange: (image: ImageValue) => void;
}

/**
 * Replaces an image by a compressed file.
 * @returns `canCrop`: the image was selected in the form or is in the Blob store
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
