import { closestCenter, DndContext, PointerSensor, useSensor, useSensors } from '@dnd-kit/core';
import { arrayMove, rectSortingStrategy, SortableContext, useSortable } from '@dnd-kit/sortable';
import { ArrowLeft, ArrowRight, GripVertical } from 'lucide-react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { MAX_IMAGE_BYTES } from '../../../lib/files/fileTypes';
import { languages as both, type Language } from '../../../lib/i18n/languages';
import { type ImageText, imageTextLimits } from '../../../site/data/news/imageTexts';
import { Button } from '../../../ui/actions/Button';
import { Field } from '../../../ui/forms/Field';

import { imageKeyOf, storedImage } from '../../kinds/news/images';
import type { ImageValue } from '../../kinds/news/schema';
import { FileChooser } from '../choose/FileChooser';
import styles from '../files.module.css';
import { UploadList } from '../upload/UploadList';
import { type StoredFile, useUpload } from '../upload/useUpload';
import { FileInput, UndoNote } from './FileInput';

/** The most additional images of an article (R5.1). */
const MAX_ADDITIONAL = 7;

interface Props<Value> {
  id: string;
  value: Value;
  onChange: (value: Value) => void;
  /** Languages in which images need alternative texts; both by default. */
  languages?: readonly Language[];
  disabled?: boolean;
}

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
      {({ 'aria-describedby': describedBy }) => (
        <ImageInput
          {...props}
          name={label}
          failure={t('failure.featured')}
          describedBy={describedBy}
        />
      )}
    </Field>
  );
}

interface ImageProps extends Props<ImageValue | null> {
  name: string;
  failure: string;
  describedBy?: string | undefined;
  actions?: React.ReactNode;
}

/** Renders an image of an article, with its alternative text and caption (decision 0010). */
function ImageInput({ languages = both, ...props }: ImageProps) {
  const { id, name, value: image, onChange, disabled = false } = props;
  const { t } = useTranslation('uploads');
  const fields = (part: keyof ImageText) =>
    image &&
    languages.map((language) => (
      <TextField key={language} {...{ id, image, name, part, language, disabled, onChange }} />
    ));
  return (
    <FileInput
      {...props}
      kind="images"
      folder="news"
      empty={null}
      url={image?.url ?? ''}
      source={image?.source}
      withFile={(stored) => withFile(image, stored)}
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

/** Texts and key of the image stay, because the text of the article may show it. */
const withFile = (image: ImageValue | null, { url, source }: StoredFile): ImageValue => ({
  ...storedImage(url),
  ...(source && { source }),
  ...(image && { texts: image.texts, key: imageKeyOf(image) }),
});

/**
 * Renders up to seven additional images of an article (R5.1). The announcements of dnd-kit are off,
 * because the keyboard and screen readers have buttons for the order.
 */
export function AdditionalImagesField(props: Props<ImageValue[]>) {
  const { id, value: images, onChange, languages, disabled = false } = props;
  const { t } = useTranslation('uploads');
  const [moved, setMoved] = useState('');
  const [removed, setRemoved] = useState<{ image: ImageValue; index: number } | null>(null);
  const nameOf = (index: number) => t('image.name', { number: index + 1 });
  // An image that replaces another has its key.
  const add = ({ url, source }: StoredFile) => {
    const image = withFile(null, { url, ...(source && { source }) });
    const isTaken = images.some((other) => imageKeyOf(other) === imageKeyOf(image));
    const added = isTaken ? { ...image, key: crypto.randomUUID() } : image;
    // Rendered at once, because the next file may be stored before.
    flushSync(() => onChange([...images, added]));
  };
  const upload = useUpload({
    kind: 'images',
    folder: 'news',
    maxBytes: MAX_IMAGE_BYTES.news,
    room: MAX_ADDITIONAL - images.length,
    refuse: (file) =>
      images.some(({ source }) => source && isSame(source, file)) &&
      t('error.duplicate', { name: file.name }),
    onStored: add,
  });
  const move = (from: number, to: number) => {
    onChange(arrayMove(images, from, to));
    setMoved(t('moved', { name: nameOf(from), number: to + 1, count: images.length }));
  };
  const change = (index: number, image: ImageValue | null) => {
    const before = images[index];
    if (!image && before) setRemoved({ image: before, index });
    onChange(images.flatMap((one, at) => (at === index ? (image ?? []) : one)));
  };
  const keys = images.map(imageKeyOf);
  // Five pixels, so that a click on the handle starts no drag.
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 5 } }));
  return (
    <Field
      group
      name={id}
      label={t('additional.label')}
      hint={t('additional.hint', { max: MAX_ADDITIONAL })}
      optional
    >
      {({ 'aria-describedby': describedBy }) => (
        <>
          <DndContext
            sensors={sensors}
            collisionDetection={closestCenter}
            accessibility={{ announcements: SILENT, screenReaderInstructions: { draggable: '' } }}
            onDragEnd={({ active, over }) =>
              over && move(keys.indexOf(String(active.id)), keys.indexOf(String(over.id)))
            }
          >
            <SortableContext items={keys} strategy={rectSortingStrategy} disabled={disabled}>
              <ol
                aria-label={t('additional.label')}
                className={`plain-list stack gap-3 ${styles.images}`}
              >
                {images.map((image, index) => (
                  <SortableImage
                    key={imageKeyOf(image)}
                    id={`${id}-${imageKeyOf(image)}`}
                    {...{ image, index, languages, disabled }}
                    name={nameOf(index)}
                    isLast={index === images.length - 1}
                    onMove={(step) => move(index, index + step)}
                    onChange={(changed) => change(index, changed)}
                  />
                ))}
              </ol>
            </SortableContext>
          </DndContext>
          <p role="status" className="visually-hidden">
            {moved}
          </p>
          {removed && images.length < MAX_ADDITIONAL && (
            <UndoNote
              key={imageKeyOf(removed.image)}
              name={nameOf(removed.index)}
              isRemoved
              onUndo={() => {
                setRemoved(null);
                onChange(images.toSpliced(removed.index, 0, removed.image));
              }}
            />
          )}
          <UploadList
            upload={upload}
            failure={(index) => t('failure.additional', { number: images.length + index + 1 })}
          />
          <FileChooser
            id={id}
            kind="images"
            folder="news"
            multiple
            describedBy={describedBy}
            invalid={false}
            disabled={disabled}
            addedUrls={images.map(({ url }) => url)}
            onFiles={upload.choose}
            onStored={images.length < MAX_ADDITIONAL ? (url) => add({ url }) : undefined}
          >
            <span>{t('additional.count', { count: images.length, max: MAX_ADDITIONAL })}</span>
          </FileChooser>
        </>
      )}
    </Field>
  );
}

const nothing = () => undefined;
const SILENT = {
  onDragStart: nothing,
  onDragOver: nothing,
  onDragEnd: nothing,
  onDragCancel: nothing,
};

const isSame = (one: File, other: File): boolean =>
  one.name === other.name && one.size === other.size && one.lastModified === other.lastModified;

interface SortableImageProps extends Omit<ImageProps, 'value' | 'failure' | 'actions'> {
  image: ImageValue;
  index: number;
  isLast: boolean;
  onMove: (step: 1 | -1) => void;
}

function SortableImage({ image, index, isLast, onMove, ...input }: SortableImageProps) {
  const { name, disabled = false } = input;
  const { t } = useTranslation('uploads');
  const steps = [
    { step: -1, label: t('image.up'), icon: ArrowLeft, isPossible: index > 0 },
    { step: 1, label: t('image.down'), icon: ArrowRight, isPossible: !isLast },
  ] as const;
  const sortable = useSortable({ id: imageKeyOf(image), disabled });
  const { transform, transition } = sortable;
  return (
    <li
      ref={sortable.setNodeRef}
      className={styles.sortable}
      data-dragging={sortable.isDragging || undefined}
      style={{
        transform: transform ? `translate(${transform.x}px, ${transform.y}px)` : undefined,
        transition,
      }}
    >
      <ImageInput
        {...input}
        value={image}
        failure={t('failure.additional', { number: index + 1 })}
        actions={steps.map(
          ({ step, label, icon: Icon, isPossible }) =>
            isPossible && (
              <Button
                key={step}
                variant="tertiary"
                disabled={disabled}
                aria-label={`${name}: ${label}`}
                onClick={() => onMove(step)}
              >
                <Icon aria-hidden="true" size="1.1em" />
              </Button>
            ),
        )}
      />
      <span
        ref={sortable.setActivatorNodeRef}
        {...sortable.listeners}
        aria-hidden="true"
        className={styles.handle}
        title={t('image.drag')}
      >
        <GripVertical size="1.2em" />
        {index + 1}
      </span>
    </li>
  );
}

interface TextFieldProps extends Pick<ImageProps, 'id' | 'name' | 'onChange'> {
  image: ImageValue;
  part: keyof ImageText;
  language: Language;
  /** Whether the texts are read-only, and so still selectable. */
  disabled: boolean;
}

/** A text is one line, so spaces replace its line breaks. It is passed on untrimmed. */
function TextField({ id, image, name, part, language, disabled, onChange }: TextFieldProps) {
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
