import { useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FileChooser } from '../choose/FileChooser';
import { CHOOSABLE_IMAGE_TYPES } from '../choose/imageTypes';
import { ProcessingList } from '../choose/ProcessingList';
import { useImageQueue } from '../choose/useImageQueue';
import { MAX_BYTES } from '../compress/limits';
import type { Sending } from '../upload/useUploads';
import { type ImageValue, storedImage } from '../upload/values';
import styles from './AdditionalImagesField.module.css';
import { FieldGroup } from './FieldGroup';
import { SortableImages } from './SortableImages';

/** Spec 5, 9. */
const MAX_ADDITIONAL = 7;

interface Props {
  /** Of the file chooser, for the error summary's links. */
  id: string;
  value: ImageValue[];
  onChange: (value: ImageValue[]) => void;
  error?: string | undefined;
  /** The states of the uploads. */
  sending?: Sending;
  /** Saves the form again, after an upload failed. */
  onRetry?: () => void;
  /** While the form is being saved. */
  disabled?: boolean;
}

/**
 * Up to seven additional images of an article (spec 3, 5), each with an alternative text and a caption,
 * in an order that staff can change. A controlled field; files are compressed when they are chosen and
 * uploaded when the form saves.
 */
export function AdditionalImagesField(props: Props) {
  const { id, disabled = false } = props;
  const { t } = useTranslation('uploads');
  const { images, add, change, tooMany, refuse } = useAdditional(props);
  const queue = useImageQueue({ maxBytes: MAX_BYTES.news, onImage: add });
  const waiting = queue.items.filter(({ state }) => state === 'preparing').length;
  const room = MAX_ADDITIONAL - images.length - waiting;
  const error = tooMany ? t('error.tooMany', { max: MAX_ADDITIONAL }) : props.error;
  const onFiles = (files: File[]) => {
    refuse(files.length > room);
    if (room > 0) queue.add(files.slice(0, room));
  };
  return (
    <FieldGroup
      label={t('additional.label')}
      hint={`${t('additional.hint', { max: MAX_ADDITIONAL })} ${t('imageHint')}`}
      optional
    >
      {(describedBy) => (
        <>
          <SortableImages
            images={images}
            maxBytes={MAX_BYTES.news}
            disabled={disabled}
            sending={props.sending}
            onRetry={props.onRetry}
            onChange={change}
          />
          <ProcessingList queue={queue} />
          <TooMany error={error} />
          <FileChooser
            id={id}
            kind="images"
            folder="news"
            multiple
            accept={CHOOSABLE_IMAGE_TYPES}
            describedBy={describedBy}
            invalid={Boolean(error)}
            disabled={disabled}
            taken={images.flatMap(({ url }) => url ?? [])}
            mayOpen={() => {
              refuse(room <= 0);
              return room > 0;
            }}
            onFiles={onFiles}
            onStored={(url) => add(storedImage(url))}
          >
            <span>{t('additional.count', { count: images.length, max: MAX_ADDITIONAL })}</span>
          </FileChooser>
        </>
      )}
    </FieldGroup>
  );
}

/** Beside the chooser, whose use causes it. */
const TooMany = ({ error }: { error: string | undefined }) => (
  <p role="alert" className={styles.alert}>
    {error}
  </p>
);

/** The list and its rules: no image twice, no eighth image. */
function useAdditional({ value, onChange }: Props) {
  const [tooMany, setTooMany] = useState(false);
  // A ref and no effect event, because the next image may be compressed before the form has rendered
  // the one before. A layout effect, because a later one could set an older value.
  const newest = useRef(value);
  useLayoutEffect(() => {
    newest.current = value;
  }, [value]);

  const change = (images: ImageValue[]) => {
    // The message stays until an image is removed.
    if (images.length < newest.current.length) setTooMany(false);
    newest.current = images;
    onChange(images);
  };
  const add = (image: ImageValue): 'added' | 'duplicate' => {
    const before = newest.current;
    if (before.some((other) => isSame(other, image))) return 'duplicate';
    if (before.length >= MAX_ADDITIONAL) setTooMany(true);
    else change([...before, image]);
    return 'added';
  };
  return { images: value, add, change, tooMany, refuse: setTooMany };
}

const isSame = (a: ImageValue, b: ImageValue): boolean =>
  b.file ? a.file !== undefined && a.fingerprint === b.fingerprint : !a.file && a.url === b.url;
