import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type Language, languages } from '../../../lib/i18n/languages';
import { type ImageValue, storedImage } from '../../kinds/files';
import { CHOOSABLE_IMAGE_TYPES } from '../choose/FileButton';
import { FileChooser } from '../choose/FileChooser';
import { ProcessingList } from '../choose/ProcessingList';
import { useImageQueue } from '../choose/useImageQueue';
import { MAX_BYTES } from '../compress/limits';
import { FieldGroup, type FileFieldProps } from './FieldGroup';
import { SortableImages } from './SortableImages';

/** The most additional images of an article (R5.1). */
const MAX_ADDITIONAL = 7;

interface Props extends FileFieldProps<ImageValue[]> {
  /** Languages of the article; both by default. */
  languages?: readonly Language[];
}

/**
 * Up to seven additional images of an article (R5.1), each with alternative text and caption, in an
 * order that can be changed. Files are compressed on selection and uploaded when the form saves.
 */
export function AdditionalImagesField(props: Props) {
  const { id, disabled = false } = props;
  const { t } = useTranslation('uploads');
  const { images, add, change } = useAdditional(props);
  const queue = useImageQueue({ images, maxBytes: MAX_BYTES.news, onImage: add });
  return (
    <FieldGroup
      label={t('additional.label')}
      hint={t('additional.hint', { max: MAX_ADDITIONAL })}
      optional
    >
      {(describedBy) => (
        <>
          <SortableImages
            images={images}
            maxBytes={MAX_BYTES.news}
            disabled={disabled}
            sending={props.sending}
            languages={props.languages ?? languages}
            onRetry={props.onRetry}
            onChange={change}
          />
          <ProcessingList queue={queue} />
          <FileChooser
            id={id}
            kind="images"
            folder="news"
            multiple
            accept={CHOOSABLE_IMAGE_TYPES}
            describedBy={describedBy}
            invalid={Boolean(props.error)}
            disabled={disabled}
            addedUrls={images.flatMap(({ url }) => url ?? [])}
            onFiles={queue.add}
            onStored={images.length < MAX_ADDITIONAL ? (url) => add(storedImage(url)) : undefined}
          >
            <span>{t('additional.count', { count: images.length, max: MAX_ADDITIONAL })}</span>
          </FileChooser>
        </>
      )}
    </FieldGroup>
  );
}

function useAdditional({ value, onChange }: Props) {
  // A ref, because images finish asynchronously, possibly before the previous one has been rendered. A
  // layout effect, because a passive one could overwrite it with a stale value.
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  }, [value]);

  const change = (images: ImageValue[]) => {
    latest.current = images;
    onChange(images);
  };
  const add = (image: ImageValue): 'added' | 'duplicate' | 'leftOut' => {
    const before = latest.current;
    if (before.some((other) => isSame(other, image))) return 'duplicate';
    if (before.length >= MAX_ADDITIONAL) return 'leftOut';
    change([...before, image]);
    return 'added';
  };
  return { images: value, add, change };
}

const isSame = (a: ImageValue, b: ImageValue): boolean =>
  b.file ? a.file !== undefined && a.fingerprint === b.fingerprint : !a.file && a.url === b.url;
