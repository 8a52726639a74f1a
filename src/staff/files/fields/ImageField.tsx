import { useTranslation } from 'react-i18next';
import { languages as both, type Language } from '../../../lib/i18n/languages';
import { nameOfUrl } from '../../../lib/urls/media';
import { type ImageValue, storedImage } from '../../kinds/files';
import type { Folder } from '../../kinds/slots';
import { FileCard } from '../cards/FileCard';
import { ImageThumbnail } from '../cards/ImageThumbnail';
import { type ImageProps, ImageTile, useImageEdits } from '../cards/ImageTile';
import { CHOOSABLE_IMAGE_TYPES } from '../choose/FileButton';
import { FileChooser } from '../choose/FileChooser';
import { ProcessingList } from '../choose/ProcessingList';
import { useImageQueue } from '../choose/useImageQueue';
import { MAX_BYTES } from '../compress/limits';
import { CropAction } from '../crop/CropDialog';
import { FieldGroup, type FileFieldProps, useRemoval } from './FieldGroup';
import styles from './ImageField.module.css';

type ImageFieldProps = FileFieldProps<ImageValue | null>;

interface Props extends ImageFieldProps {
  label: string;
  hint: string;
  /** Folder of the library; it also selects the limit of R9.22. */
  folder: Folder;
  /** Languages in which alternative texts are expected; undefined for an image without texts. */
  languages?: readonly Language[] | undefined;
  optional?: boolean;
}

function ImageField(props: Props) {
  const { id, value, onChange, folder, languages, disabled = false, sending } = props;
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
  const propsOf = (image: ImageValue): ImageProps => ({
    image,
    name: props.label,
    maxBytes,
    disabled,
    state: sending?.states[image.id],
    onChange,
    onRemove: remove,
    onCancel: sending?.cancel,
    onRetry: props.onRetry,
  });
  return (
    <FieldGroup label={props.label} hint={props.hint} error={props.error} optional={props.optional}>
      {(describedBy) => (
        <>
          <ProcessingList queue={queue} />
          {value ? (
            languages ? (
              <div className={styles.single}>
                <ImageTile {...propsOf(value)} languages={languages} />
              </div>
            ) : (
              <ImageCard {...propsOf(value)} />
            )
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

interface FeaturedImageFieldProps extends ImageFieldProps {
  /** Languages of the article; both by default. */
  languages?: readonly Language[];
}

/**
 * The featured image of an article (R2.24), compressed on selection to at most 0.5 MB (R9.22) and
 * uploaded when the form saves.
 */
export function FeaturedImageField({ languages = both, ...props }: FeaturedImageFieldProps) {
  const { t } = useTranslation('uploads');
  const hint = `${t('featured.hint')} ${t('imageHint')}`;
  return (
    <ImageField
      {...props}
      label={t('featured.label')}
      hint={hint}
      folder="news"
      languages={languages}
      optional
    />
  );
}

/**
 * The file of a notice of type image (R3.4), compressed on selection to at most 1 MB (R9.22) and
 * uploaded when the form saves. It has no alternative text, because the notice's title and
 * description describe the image.
 */
export function NoticeImageField(props: ImageFieldProps & { label?: string }) {
  const { t } = useTranslation('uploads');
  const hint = `${t('noticeImage.hint')} ${t('imageHint')}`;
  return (
    <ImageField
      {...props}
      label={props.label ?? t('noticeImage.label')}
      hint={hint}
      folder="notices"
    />
  );
}

/** The image of a notice. A replacement is compressed first. */
function ImageCard({ image, name, maxBytes, onChange, ...card }: ImageProps) {
  const { queue, canCrop } = useImageEdits({ image, maxBytes, onChange });
  const { id, file, url = '' } = image;
  return (
    <FileCard
      {...card}
      id={id}
      label={name}
      fileName={file ? file.name : nameOfUrl(url)}
      file={file}
      thumb={<ImageThumbnail image={image} />}
      accept={CHOOSABLE_IMAGE_TYPES}
      onReplace={(selected) => queue.add([selected])}
      actions={
        canCrop && (
          <CropAction
            image={image}
            maxBytes={maxBytes}
            disabled={card.disabled}
            onChange={onChange}
          />
        )
      }
    >
      <ProcessingList queue={queue} />
    </FileCard>
  );
}
