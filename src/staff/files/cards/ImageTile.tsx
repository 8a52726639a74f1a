import { ImageOff, RefreshCw, SquarePen, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Language, languages } from '../../../lib/i18n/languages';
import { type ImageText, imageTextLimits } from '../../../lib/text/imageTexts';
import { mediaUrl, nameOfUrl } from '../../../lib/urls/media';
import { Button } from '../../../ui/actions/Button';
import { Dialog } from '../../../ui/dialog/Dialog';
import { Field } from '../../../ui/forms/Field';
import { TabbedColumns } from '../../../ui/layout/TabbedColumns';
import { useSelectedLanguage } from '../../forms/SelectedLanguage';
import { type ImageValue, imageKeyOf, languagesWithoutAlt } from '../../kinds/files';
import { CHOOSABLE_IMAGE_TYPES, FileButton } from '../choose/FileButton';
import { ProcessingList } from '../choose/ProcessingList';
import { useImageQueue } from '../choose/useImageQueue';
import { CropAction } from '../crop/CropDialog';
import { type CardProps, UploadStatus, useSize } from './FileCard';
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
  /** Languages of the article, in which a missing alternative text is marked. */
  languages: readonly Language[];
  children?: ReactNode;
}

export function ImageTile({ languages, children, ...props }: Props) {
  const { image, name, disabled, state, onRemove } = props;
  const { t } = useTranslation('uploads');
  const size = useSize();
  const [open, setOpen] = useState(false);
  const edits = useImageEdits(props);
  const { file, url = '' } = image;
  return (
    <div className={styles.tile}>
      <button
        type="button"
        className={styles.open}
        aria-label={`${name}: ${t('image.edit')}`}
        onClick={() => setOpen(true)}
      >
        <ImageThumbnail image={image} />
        <span className={styles.edit} aria-hidden="true">
          <SquarePen size="1em" /> {t('image.edit')}
        </span>
      </button>
      <p className={styles.name}>
        <strong>{file ? file.name : nameOfUrl(url)}</strong>{' '}
        <span className={styles.note}>
          {file ? `${size(file.size)} · ${t('image.new')}` : t('image.stored')}
        </span>
      </p>
      <MissingAlt missing={languagesWithoutAlt(image, languages)} all={languages} />
      <UploadStatus name={name} state={state} onCancel={props.onCancel} onRetry={props.onRetry} />
      {!open && <ProcessingList queue={edits.queue} />}
      <fieldset aria-label={t('image.actions', { name })} className={styles.actions}>
        {children}
        <Button variant="tertiary" disabled={disabled} onClick={onRemove}>
          <Trash2 aria-hidden="true" size="1.1em" />
          {t('image.remove')}
        </Button>
      </fieldset>
      {open && <ImageEditor {...props} edits={edits} onClose={() => setOpen(false)} />}
    </div>
  );
}

function MissingAlt({ missing, all }: { missing: Language[]; all: readonly Language[] }) {
  const { t } = useTranslation('uploads');
  const [first] = missing;
  if (!first) return null;
  const isMissingInAll = missing.length === all.length;
  return (
    <p className={styles.missing}>
      <ImageOff aria-hidden="true" size="1.1em" />
      {isMissingInAll ? t('alt.missing') : t(`alt.missingIn.${first}`)}
    </p>
  );
}

interface ImageEditorProps
  extends Pick<ImageProps, 'image' | 'name' | 'maxBytes' | 'disabled' | 'onChange'> {
  edits: ReturnType<typeof useImageEdits>;
  onClose: () => void;
}

/** Dialog with texts, “Replace” and “Crop to 16:9”. What is typed is in the form at once. */
function ImageEditor({
  image,
  name,
  maxBytes,
  disabled,
  onChange,
  edits,
  onClose,
}: ImageEditorProps) {
  const { t } = useTranslation('uploads');
  return (
    <Dialog title={name} onClose={onClose}>
      <div className={styles.editor}>
        <ImageThumbnail image={image} />
        <ImageTextFields image={image} disabled={disabled} onChange={onChange} />
        <ProcessingList queue={edits.queue} />
        <div className="cluster gap-3">
          <Button onClick={onClose}>{t('image.done')}</Button>
          <FileButton
            id={`replace-${image.id}`}
            variant="tertiary"
            icon={RefreshCw}
            label={t('image.replace')}
            accept={CHOOSABLE_IMAGE_TYPES}
            disabled={disabled}
            onFiles={([first]) => first && edits.queue.add([first])}
          />
          {edits.canCrop && (
            <CropAction image={image} maxBytes={maxBytes} disabled={disabled} onChange={onChange} />
          )}
        </div>
      </div>
    </Dialog>
  );
}

interface ImageTextFieldsProps {
  image: ImageValue;
  /** Read-only, so that the text stays selectable. */
  disabled: boolean;
  onChange: (image: ImageValue) => void;
}

const NAMES = ['alt', 'caption'] as const;

/** Alternative text and caption in both languages (decision 0010). Passes untrimmed text on. */
function ImageTextFields({ image, disabled, onChange }: ImageTextFieldsProps) {
  const { t } = useTranslation('uploads');
  const [selected, select] = useSelectedLanguage();
  const change = (language: Language, part: ImageText) => {
    const texts = { ...image.texts[language], ...part };
    onChange({ ...image, texts: { ...image.texts, [language]: texts } });
  };
  const fieldsIn = (language: Language) =>
    NAMES.map((name) => (
      <Field
        key={name}
        label={t(`imageTexts.${language}.${name}`)}
        name={`${name}-${language}-${image.id}`}
        hint={name === 'alt' && t('image.altHint')}
        optional
      >
        {(control) => (
          <input
            {...control}
            type="text"
            lang={language}
            value={image.texts[language][name]}
            maxLength={imageTextLimits[name]}
            readOnly={disabled}
            onChange={(event) => change(language, { [name]: event.target.value })}
          />
        )}
      </Field>
    ));
  return (
    <TabbedColumns
      name={t('imageTexts.title')}
      selected={selected}
      onSelect={select}
      panes={languages.map((language) => ({
        id: language,
        label: t(`imageTexts.${language}.name`),
        content: fieldsIn(language),
      }))}
    />
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
