import { useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FileChooser } from '../choose/FileChooser';
import { IntakeList } from '../choose/IntakeList';
import { PICTURE_TYPES } from '../choose/pictureTypes';
import { usePictureIntake } from '../choose/usePictureIntake';
import { MAX_BYTES } from '../compress/limits';
import { SortablePictures } from '../pictures/SortablePictures';
import type { Sending } from '../save/useUploads';
import { type PictureValue, storedPicture } from '../save/values';
import { FieldGroup } from './FieldGroup';
import styles from './Uploads.module.css';

/** Spec 5, 9. */
const MAX_ADDITIONAL = 7;

interface Props {
  /** Of the file chooser, for the error summary's links. */
  id: string;
  value: PictureValue[];
  onChange: (value: PictureValue[]) => void;
  error?: string | undefined;
  /** From useUploads: how the sending goes. */
  sending?: Sending;
  /** Saves the form again, after a file could not be sent. */
  onRetry?: () => void;
  /** While the form is being saved. */
  disabled?: boolean;
}

/**
 * Up to seven further pictures of an article (spec 3, 5), each with a text and a caption, in an order
 * that is changed by dragging, by keyboard or with buttons. A controlled field; files are compressed
 * as they are chosen and sent when the form saves (useUploads).
 */
export function AdditionalImagesField(props: Props) {
  const { id, disabled = false } = props;
  const { t } = useTranslation('uploads');
  const { pictures, add, change, tooMany, refuse } = useAdditional(props);
  const intake = usePictureIntake({ maxBytes: MAX_BYTES.news, onPicture: add });
  const waiting = intake.items.filter(({ state }) => state === 'preparing').length;
  const room = MAX_ADDITIONAL - pictures.length - waiting;
  const error = tooMany ? t('problem.tooMany', { max: MAX_ADDITIONAL }) : props.error;
  const onFiles = (files: File[]) => {
    refuse(files.length > room);
    if (room > 0) intake.add(files.slice(0, room));
  };
  return (
    <FieldGroup
      label={t('additional.label')}
      hint={`${t('additional.hint', { max: MAX_ADDITIONAL })} ${t('pictureHint')}`}
      optional
    >
      {(describedBy) => (
        <>
          <SortablePictures
            pictures={pictures}
            maxBytes={MAX_BYTES.news}
            disabled={disabled}
            sending={props.sending}
            onRetry={props.onRetry}
            onChange={change}
          />
          <IntakeList items={intake.items} onDismiss={intake.dismiss} />
          <TooMany error={error} />
          <FileChooser
            id={id}
            kind="pictures"
            folder="news"
            multiple
            accept={PICTURE_TYPES}
            describedBy={describedBy}
            invalid={Boolean(error)}
            disabled={disabled}
            taken={pictures.flatMap(({ url }) => url ?? [])}
            mayOpen={() => {
              refuse(room <= 0);
              return room > 0;
            }}
            onFiles={onFiles}
            onStored={(url) => add(storedPicture(url))}
          >
            <span>{t('additional.count', { count: pictures.length, max: MAX_ADDITIONAL })}</span>
          </FileChooser>
        </>
      )}
    </FieldGroup>
  );
}

/** Beside the chooser, where the eye is when it happens; read out when it appears. */
const TooMany = ({ error }: { error: string | undefined }) => (
  <p role="alert" className={styles.alert}>
    {error}
  </p>
);

/** The list and its rules: no picture twice, no eighth picture. */
function useAdditional({ value, onChange }: Props) {
  const [tooMany, setTooMany] = useState(false);
  // Pictures get ready one after the other, sometimes before the form has drawn the one before. A
  // layout effect, because a later one could bring an older value back.
  const newest = useRef(value);
  useLayoutEffect(() => {
    newest.current = value;
  }, [value]);

  const change = (pictures: PictureValue[]) => {
    // Said until there is room again because a picture was removed.
    if (pictures.length < newest.current.length) setTooMany(false);
    newest.current = pictures;
    onChange(pictures);
  };
  const add = (picture: PictureValue): 'taken' | 'duplicate' => {
    const before = newest.current;
    if (before.some((other) => isSame(other, picture))) return 'duplicate';
    if (before.length >= MAX_ADDITIONAL) setTooMany(true);
    else change([...before, picture]);
    return 'taken';
  };
  return { pictures: value, add, change, tooMany, refuse: setTooMany };
}

const isSame = (a: PictureValue, b: PictureValue): boolean =>
  b.file ? a.file !== undefined && a.fingerprint === b.fingerprint : !a.file && a.url === b.url;
