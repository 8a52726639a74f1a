import { Crop } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '../../../lib/i18n/languages';
import { mediaUrl, nameOfUrl } from '../../../lib/urls/media';
import { type ImageText, imageTextLimits } from '../../../site/data/news/imageTexts';
import { Button } from '../../../ui/actions/Button';
import { Field } from '../../../ui/forms/Field';
import { type ImageValue, imageKeyOf } from '../../kinds/files';
import { ProcessingList, useImageQueue } from '../choose/imageQueue';
import { CropDialog } from '../crop/CropDialog';
import { type CardProps, FileCard } from './FileCard';
import { ImageThumbnail } from './ImageThumbnail';

export interface ImageProps extends CardProps {
  image: ImageValue;
  /** Bytes of a compressed replacement (R9.22). */
  maxBytes: number;
  /** Languages in which it needs texts; without any it has none. */
  languages: readonly Language[];
  /** Receives the image with other texts, or with another file; its id and key stay (R5.3). */
  onChange: (image: ImageValue) => void;
}

/** Renders an image, to replace, to crop unless it is a scene of the site, and to describe (decision 0010) if it needs texts. */
export function ImageCard({ image, maxBytes, languages, onChange, actions, ...card }: ImageProps) {
  const { t } = useTranslation('uploads');
  const { id, file, source, url = '', texts } = image;
  const { disabled = false, name } = card;
  const queue = useImageQueue({
    images: [image],
    maxBytes,
    onImage: (compressed) => {
      onChange({ ...compressed, id, texts, key: imageKeyOf(image) });
      return 'added';
    },
  });
  const [isCropping, setIsCropping] = useState(false);
  const isOwn = Boolean(source ?? file) || mediaUrl(url) !== url;
  const isTile = languages.length > 0;
  const fields = (part: keyof ImageText) =>
    languages.map((language) => (
      <TextField key={language} {...{ image, name, part, language, disabled, onChange }} />
    ));
  return (
    <FileCard
      {...card}
      id={id}
      fileName={file ? file.name : nameOfUrl(url)}
      file={file}
      thumb={<ImageThumbnail image={image} />}
      isTile={isTile}
      kind="images"
      onReplace={(selected) => queue.add([selected])}
      actions={
        <>
          {actions}
          {isOwn && (
            <Button variant="tertiary" disabled={disabled} onClick={() => setIsCropping(true)}>
              <Crop aria-hidden="true" size="1.1em" />
              {t('image.crop')}
            </Button>
          )}
        </>
      }
    >
      {fields('alt')}
      {isTile && (
        <details>
          <summary>{t('image.caption')}</summary>
          {fields('caption')}
        </details>
      )}
      <ProcessingList queue={queue} />
      {isCropping && (
        <CropDialog
          image={image}
          maxBytes={maxBytes}
          onDone={(cropped) => {
            onChange(cropped);
            setIsCropping(false);
          }}
          onClose={() => setIsCropping(false)}
        />
      )}
    </FileCard>
  );
}

interface TextFieldProps extends Pick<ImageProps, 'image' | 'name' | 'onChange'> {
  part: keyof ImageText;
  language: Language;
  /** Whether the texts are read-only, and so still selectable. */
  disabled: boolean;
}

/** Renders an alternative text or a caption. Passes it on untrimmed, with spaces for line breaks, because it is one line. */
function TextField({ image, name, part, language, disabled, onChange }: TextFieldProps) {
  const { t } = useTranslation('uploads');
  const texts = image.texts[language];
  const label = t(`imageTexts.${language}.${part}`);
  return (
    <div data-missing={(part === 'alt' && !texts.alt.trim()) || undefined}>
      <Field label={label} name={`${part}-${language}-${image.id}`}>
        {(control) => (
          <textarea
            {...control}
            aria-label={`${label}: ${name}`}
            aria-required={false}
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
