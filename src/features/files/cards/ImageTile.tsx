import { ImageOff, SquarePen, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '../../../lib/i18n/languages';
import { nameOfUrl } from '../../../lib/urls/media';
import { Button } from '../../../ui/actions/Button';
import { ProcessingList } from '../choose/ProcessingList';
import { languagesWithoutAlt } from './altTexts';
import type { ImageProps } from './ImageCard';
import { ImageEditor } from './ImageEditor';
import { ImageThumbnail } from './ImageThumbnail';
import styles from './ImageTile.module.css';
import { UploadStatus } from './UploadStatus';
import { useImageEdits } from './useImageEdits';
import { useSize } from './useSize';

interface Props extends ImageProps {
  /** Languages of the article, in which a missing alternative text is marked. */
  languages: readonly Language[];
  children?: ReactNode;
}

/** An image of an article as a large thumbnail, which opens {@link ImageEditor}. */
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

interface MissingAltProps {
  missing: Language[];
  all: readonly Language[];
}

function MissingAlt({ missing, all }: MissingAltProps) {
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
