import { ArrowLeft, ArrowRight } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { MAX_IMAGE_BYTES } from '../../lib/files/fileTypes';
import { languages as both, type Language } from '../../lib/i18n/languages';
import { type ImageText, imageTextLimits } from '../../site/data/news/imageTexts';
import { Button } from '../../ui/actions/Button';
import { type ControlProps, Field } from '../../ui/forms/Field';
import { imageId, storedImage } from '../kinds/news/images';
import type { ImageValue } from '../kinds/news/schema';
import { FileChooser } from './FileChooser';
import { FileInput, UndoNote } from './FileInput';
import styles from './files.module.css';
import { UploadState, useUpload } from './useUpload';

/** The most additional images of an article (R5.1). */
const MAX_ADDITIONAL = 7;

interface Props<Value> {
  id: string;
  value: Value;
  onChange: (value: Value) => void;
  /** Languages in which images need alternative texts; both by default. */
  languages?: readonly Language[] | undefined;
  disabled?: boolean;
}

/** Renders the field of the featured image of an article; the value is null without one. */
export function FeaturedImageField(props: Props<ImageValue | null>) {
  const { t } = useTranslation('uploads');
  const label = t('featured.label');
  return (
    <Field
      group
      name={props.id}
      label={label}
      hint={`${t('featured.hint')} ${t('imageHint')}`}
      optional
    >
      {(control) => (
        <ImageInput {...props} control={control} name={label} failure={t('failure.featured')} />
      )}
    </Field>
  );
}

interface ImageProps extends Props<ImageValue | null> {
  name: string;
  failure: string;
  control?: ControlProps;
  actions?: ReactNode;
}

/** Renders an image of an article, with its alternative text and caption (decision 0010). */
function ImageInput({ languages = both, ...props }: ImageProps) {
  const { id, name, value: image, onChange, disabled = false } = props;
  const { t } = useTranslation('uploads');
  const fields = (part: keyof ImageText) =>
    image &&
    languages.map((language) => (
      <ImageTextField key={language} {...{ id, image, name, part, language, disabled, onChange }} />
    ));
  return (
    <FileInput
      {...props}
      kind="images"
      folder="news"
      empty={null}
      url={image?.url ?? ''}
      withFile={({ url }) => withUrl(image, url)}
      restored={(before) => before && image && { ...before, texts: image.texts }}
      hasLibrary
    >
      {fields('alt')}
      <details>
        <summary>{t('image.caption')}</summary>
        {fields('caption')}
      </details>
    </FileInput>
  );
}

/** Returns an image with another URL. Texts and key stay, and so do its place and the focus. */
const withUrl = (image: ImageValue | null, url: string): ImageValue => ({
  ...storedImage(url),
  ...(image && { texts: image.texts, key: imageId(image) }),
});

/** Renders up to seven images of an article (R5.1), with buttons that change their order. */
export function AdditionalImagesField(props: Props<ImageValue[]>) {
  const { id, value: images, onChange, languages, disabled = false } = props;
  const { t } = useTranslation('uploads');
  const [moved, setMoved] = useState('');
  const [removed, setRemoved] = useState<{ image: ImageValue; index: number } | null>(null);
  const imageName = (index: number) => t('image.name', { number: index + 1 });
  const add = (url: string) => {
    const image = storedImage(url);
    // The same image can be chosen twice.
    const isTaken = images.some((other) => imageId(other) === imageId(image));
    const added = isTaken ? { ...image, key: crypto.randomUUID() } : image;
    // Rendered at once, because the next file may be stored before.
    flushSync(() => onChange([...images, added]));
  };
  const upload = useUpload({
    kind: 'images',
    folder: 'news',
    maxBytes: MAX_IMAGE_BYTES.news,
    room: MAX_ADDITIONAL - images.length,
    failure: t('failure.additional', { number: images.length + 1 }),
    onStored: ({ url }) => add(url),
  });
  const move = (from: number, to: number) => {
    const others = images.toSpliced(from, 1);
    onChange(others.toSpliced(to, 0, ...images.slice(from, from + 1)));
    setMoved(t('moved', { name: imageName(from), number: to + 1, count: images.length }));
  };
  /** Replaces an image; null removes it, with an undo. */
  const change = (index: number, image: ImageValue | null) => {
    const before = images[index];
    if (!image && before) setRemoved({ image: before, index });
    onChange(images.flatMap((one, at) => (at === index ? (image ?? []) : one)));
  };
  return (
    <Field
      group
      name={id}
      label={t('additional.label')}
      hint={t('additional.hint', { max: MAX_ADDITIONAL })}
      optional
    >
      {(control) => (
        <>
          <ol
            aria-label={t('additional.label')}
            className={`plain-list stack gap-3 ${styles.images}`}
          >
            {images.map((image, index) => (
              <li key={imageId(image)}>
                <ImageInput
                  id={`${id}-${imageId(image)}`}
                  {...{ languages, disabled }}
                  name={imageName(index)}
                  failure={t('failure.additional', { number: index + 1 })}
                  value={image}
                  onChange={(changed) => change(index, changed)}
                  actions={STEPS.map(
                    ({ step, label, icon: Icon }) =>
                      images[index + step] && (
                        <Button
                          key={step}
                          variant="tertiary"
                          disabled={disabled}
                          aria-label={`${imageName(index)}: ${t(label)}`}
                          onClick={() => move(index, index + step)}
                        >
                          <Icon size="1.1em" />
                        </Button>
                      ),
                  )}
                />
              </li>
            ))}
          </ol>
          <p role="status" className="visually-hidden">
            {moved}
          </p>
          {removed && images.length < MAX_ADDITIONAL && (
            <UndoNote
              key={imageId(removed.image)}
              name={imageName(removed.index)}
              isRemoved
              onUndo={() => {
                setRemoved(null);
                onChange(images.toSpliced(removed.index, 0, removed.image));
              }}
            />
          )}
          <UploadState upload={upload} />
          <FileChooser
            {...control}
            kind="images"
            folder="news"
            multiple
            disabled={disabled}
            onFiles={upload.choose}
            onStored={images.length < MAX_ADDITIONAL ? add : undefined}
          >
            <span>{t('additional.count', { count: images.length, max: MAX_ADDITIONAL })}</span>
          </FileChooser>
        </>
      )}
    </Field>
  );
}

const STEPS = [
  { step: -1, label: 'image.up', icon: ArrowLeft },
  { step: 1, label: 'image.down', icon: ArrowRight },
] as const;

interface ImageTextProps extends Pick<ImageProps, 'id' | 'name' | 'onChange'> {
  image: ImageValue;
  part: keyof ImageText;
  language: Language;
  /** Whether the texts are read-only, and so still selectable. */
  disabled: boolean;
}

/** Renders a text of an image. The value is untrimmed, with spaces in place of line breaks. */
function ImageTextField({ id, image, name, part, language, disabled, onChange }: ImageTextProps) {
  const { t } = useTranslation('uploads');
  const texts = image.texts[language];
  const label = t(`imageTexts.${language}.${part}`);
  return (
    <div data-missing={(part === 'alt' && !texts.alt.trim()) || undefined}>
      <Field label={label} name={`${id}-${part}-${language}`}>
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
