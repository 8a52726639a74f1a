import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '../../../lib/i18n/languages';
import { type ImageText, imageTextLimits } from '../../../lib/text/imageTexts';
import { mediaUrl, nameOfUrl } from '../../../lib/urls/media';
import { Field } from '../../../ui/forms/Field';
import { type ImageValue, imageKeyOf } from '../../kinds/files';
import { CHOOSABLE_IMAGE_TYPES } from '../choose/FileButton';
import { ProcessingList } from '../choose/ProcessingList';
import { useImageQueue } from '../choose/useImageQueue';
import { CropAction } from '../crop/CropDialog';
import { type CardProps, FileActions, FileName, UploadStatus } from './FileCard';
import { ImageThumbnail } from './ImageThumbnail';
import styles from './ImageTile.module.css';

export interface ImageProps extends CardProps {
  image: ImageValue;
  /** Name of the image, for accessible names. */
  name: string;
  /** Bytes of a compressed replacement (R9.22). */
  maxBytes: number;
  /** The id of the image stays. */
  onChange: (image: ImageValue) => void;
}

interface Props extends ImageProps {
  /** Languages of the article, in which the image needs texts. */
  languages: readonly Language[];
  children?: ReactNode;
}

/** An image as lists and galleries cut it, with its texts (decision 0010) and what can be done with it. */
export function ImageTile({ languages, children, ...props }: Props) {
  const { image, name, maxBytes, disabled, state, onChange, onRemove } = props;
  const { t } = useTranslation('uploads');
  const { queue, canCrop } = useImageEdits(props);
  const { file, url = '' } = image;
  const fields = (part: keyof ImageText) =>
    languages.map((language) => (
      <TextField key={language} {...{ image, part, language, disabled, onChange }} />
    ));
  return (
    <div className={styles.tile}>
      <ImageThumbnail image={image} />
      <FileName name={file ? file.name : nameOfUrl(url)} file={file} className={styles.name} />
      {fields('alt')}
      <details className={styles.caption}>
        <summary>{t('image.caption')}</summary>
        {fields('caption')}
      </details>
      <UploadStatus name={name} state={state} onCancel={props.onCancel} onRetry={props.onRetry} />
      <ProcessingList queue={queue} />
      <fieldset aria-label={t('image.actions', { name })} className={styles.actions}>
        {children}
        {canCrop && (
          <CropAction image={image} maxBytes={maxBytes} disabled={disabled} onChange={onChange} />
        )}
        <FileActions
          id={image.id}
          accept={CHOOSABLE_IMAGE_TYPES}
          disabled={disabled}
          onReplace={(selected) => queue.add([selected])}
          onRemove={onRemove}
        />
      </fieldset>
    </div>
  );
}

interface TextFieldProps {
  image: ImageValue;
  part: keyof ImageText;
  language: Language;
  /** Read-only, so that the text stays selectable. */
  disabled: boolean;
  onChange: (image: ImageValue) => void;
}

/** Passes untrimmed text on. A line break is a space, because the text is one line. */
function TextField({ image, part, language, disabled, onChange }: TextFieldProps) {
  const { t } = useTranslation('uploads');
  const texts = image.texts[language];
  return (
    <div className={styles.text} data-missing={(part === 'alt' && !texts.alt.trim()) || undefined}>
      <Field label={t(`imageTexts.${language}.${part}`)} name={`${part}-${language}-${image.id}`}>
        {(control) => (
          <textarea
            {...control}
            rows={2}
            lang={language}
            value={texts[part]}
            maxLength={imageTextLimits[part]}
            readOnly={disabled}
            onChange={({ target }) => {
              const changed = { ...texts, [part]: target.value.replace(/\s*\n/g, ' ') };
              onChange({ ...image, texts: { ...image.texts, [language]: changed } });
            }}
          />
        )}
      </Field>
    </div>
  );
}

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
      onChange({ ...compressed, id, texts, key: imageKeyOf(image) });
      return 'added';
    },
  });
  const { url = '' } = image;
  const canCrop = Boolean(image.source ?? image.file) || mediaUrl(url) !== url;
  return { queue, canCrop };
}
