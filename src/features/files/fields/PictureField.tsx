import type { Folder } from '../../../services/files/files';
import { PictureCard } from '../cards/PictureCard';
import { FileChooser } from '../choose/FileChooser';
import { ProcessingList } from '../choose/ProcessingList';
import { PICTURE_TYPES } from '../choose/pictureTypes';
import { usePictureQueue } from '../choose/usePictureQueue';
import { useRemoval } from '../choose/useRemoval';
import { MAX_BYTES } from '../compress/limits';
import type { Sending } from '../upload/useUploads';
import { type PictureValue, storedPicture } from '../upload/values';
import { FieldGroup } from './FieldGroup';

export interface PictureFieldProps {
  /** Of the file chooser, for the error summary's links. */
  id: string;
  value: PictureValue | null;
  onChange: (value: PictureValue | null) => void;
  error?: string | undefined;
  /** The states of the uploads. */
  sending?: Sending;
  /** Saves the form again, after an upload failed. */
  onRetry?: () => void;
  /** While the form is being saved. */
  disabled?: boolean;
}

interface Props extends PictureFieldProps {
  label: string;
  hint: string;
  folder: Folder;
  withTexts: boolean;
  optional?: boolean;
}

/** A field for one picture, the base of FeaturedImageField and NoticeImageField. */
export function PictureField(props: Props) {
  const { id, value, onChange, folder, withTexts, disabled = false, sending } = props;
  const { place, remove } = useRemoval(() => onChange(null));
  const maxBytes = MAX_BYTES[folder];
  const queue = usePictureQueue({
    maxBytes,
    onPicture: (picture) => {
      onChange(picture);
      return 'added';
    },
  });
  return (
    <FieldGroup label={props.label} hint={props.hint} error={props.error} optional={props.optional}>
      {(describedBy) => (
        <>
          <ProcessingList queue={queue} />
          {value ? (
            <PictureCard
              picture={value}
              name={props.label}
              maxBytes={maxBytes}
              withTexts={withTexts}
              disabled={disabled}
              state={sending?.states[value.id]}
              onChange={onChange}
              onRemove={remove}
              onCancel={sending?.cancel}
              onRetry={props.onRetry}
            />
          ) : (
            <div ref={place}>
              <FileChooser
                id={id}
                kind="pictures"
                folder={folder}
                accept={PICTURE_TYPES}
                describedBy={describedBy}
                invalid={Boolean(props.error)}
                disabled={disabled}
                onFiles={(files) => queue.add(files.slice(0, 1))}
                onStored={(url) => onChange(storedPicture(url))}
              />
            </div>
          )}
        </>
      )}
    </FieldGroup>
  );
}
