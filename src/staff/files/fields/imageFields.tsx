import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MAX_IMAGE_BYTES } from '../../../lib/files/fileTypes';
import { languages as both, type Language } from '../../../lib/i18n/languages';
import { FieldGroup } from '../../../ui/forms/FieldGroup';
import type { Folder } from '../../api/files/files';
import { type ImageValue, storedImage } from '../../kinds/files';
import { type FileFieldProps, RemovedNote } from '../cards/FileCard';
import { ImageCard } from '../cards/ImageCard';
import { FileChooser } from '../choose/FileChooser';
import { ProcessingList, useImageQueue } from '../choose/imageQueue';

type ImageFieldProps = FileFieldProps<ImageValue | null>;

interface Props extends ImageFieldProps {
  label: string;
  hint: string;
  /** Folder of the library; it also selects the limit of R9.22. */
  folder: Folder;
  /** Languages in which alternative texts are expected; empty for an image without texts. */
  languages: readonly Language[];
  optional?: boolean;
}

/** Renders an image, or without one its chooser, which takes the first of several files. */
function ImageField(props: Props) {
  const { id, value, onChange, folder, label, hint, languages, error, optional, ...saving } = props;
  const { t } = useTranslation('uploads');
  const [removed, setRemoved] = useState<ImageValue | null>(null);
  const maxBytes = MAX_IMAGE_BYTES[folder];
  const queue = useImageQueue({
    images: value ? [value] : [],
    maxBytes,
    onImage: (image) => {
      onChange(image);
      return 'added';
    },
  });
  return (
    <FieldGroup label={label} hint={`${hint} ${t('imageHint')}`} error={error} optional={optional}>
      {(describedBy) => (
        <>
          <ProcessingList queue={queue} />
          {value ? (
            <ImageCard
              {...saving}
              image={value}
              name={label}
              maxBytes={maxBytes}
              languages={languages}
              onChange={onChange}
              onRemove={() => {
                onChange(null);
                setRemoved(value);
              }}
            />
          ) : (
            <>
              <FileChooser
                id={id}
                kind="images"
                folder={folder}
                describedBy={describedBy}
                invalid={Boolean(error)}
                disabled={saving.disabled}
                onFiles={(files) => queue.add(files.slice(0, 1))}
                onStored={(url) => onChange(storedImage(url))}
              />
              {removed && <RemovedNote name={label} onUndo={() => onChange(removed)} />}
            </>
          )}
        </>
      )}
    </FieldGroup>
  );
}

export function FeaturedImageField(props: ImageFieldProps & Partial<Pick<Props, 'languages'>>) {
  const { t } = useTranslation('uploads');
  return (
    <ImageField
      languages={both}
      {...props}
      label={t('featured.label')}
      hint={t('featured.hint')}
      folder="news"
      optional
    />
  );
}

/** Renders the image of a notice (R3.4); no alternative text, because title and description describe it. */
export function NoticeImageField(props: ImageFieldProps & Pick<Props, 'label'>) {
  const { t } = useTranslation('uploads');
  return <ImageField {...props} languages={[]} hint={t('noticeImage.hint')} folder="notices" />;
}
