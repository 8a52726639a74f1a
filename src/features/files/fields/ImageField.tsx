import type { Folder } from '../../../services/files/files';
import { ImageCard } from '../cards/ImageCard';
import { FileChooser } from '../choose/FileChooser';
import { CHOOSABLE_IMAGE_TYPES } from '../choose/imageTypes';
import { ProcessingList } from '../choose/ProcessingList';
import { useImageQueue } from '../choose/useImageQueue';
import { useRemoval } from '../choose/useRemoval';
import { MAX_BYTES } from '../compress/limits';
import type { UploadProgress } from '../upload/useUploads';
import { type ImageValue, storedImage } from '../upload/values';
import { FieldGroup } from './FieldGroup';

/** The props that FeaturedImageField and NoticeImageField share. */
export interface ImageFieldProps {
  /** The id of the file input, which the error summary links to. */
  id: string;
  /** Null without an image. */
  value: ImageValue | null;
  /** Receives the compressed or stored image; null when it is removed. */
  onChange: (value: ImageValue | null) => void;
  error?: string | undefined;
  /** The progress of the uploads during a save. */
  sending?: UploadProgress;
  /** Saves the form again after an upload has failed. */
  onRetry?: () => void;
  /** True while the form is being saved. */
  disabled?: boolean;
}

interface Props extends ImageFieldProps {
  label: string;
  hint: string;
  /** The folder of the library; it also selects the limit of R9.22. */
  folder: Folder;
  /** Whether the image has fields for alternative text and caption. */
  withTexts: boolean;
  optional?: boolean;
}

/**
 * Renders a controlled field for one image, the base of FeaturedImageField and NoticeImageField: the chooser
 * while `value` is null, otherwise the card of the image. Files in compression and their errors are listed
 * above.
 */
export function ImageField(props: Props) {
  const { id, value, onChange, folder, withTexts, disabled = false, sending } = props;
  const { containerRef, remove } = useRemoval(() => onChange(null));
  const maxBytes = MAX_BYTES[folder];
  const queue = useImageQueue({
    images: value ? [value] : [],
    maxBytes,
    onImage: (image) => {
      onChange(image);
      return 'added';
    },
  });
  return (
    <FieldGroup label={props.label} hint={props.hint} error={props.error} optional={props.optional}>
      {(describedBy) => (
        <>
          <ProcessingList queue={queue} />
          {value ? (
            <ImageCard
              image={value}
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
            <div ref={containerRef}>
              <FileChooser
                id={id}
                kind="images"
                folder={folder}
                accept={CHOOSABLE_IMAGE_TYPES}
                describedBy={describedBy}
                invalid={Boolean(props.error)}
                disabled={disabled}
                onFiles={(files) => queue.add(files.slice(0, 1))}
                onStored={(url) => onChange(storedImage(url))}
              />
            </div>
          )}
        </>
      )}
    </FieldGroup>
  );
}
