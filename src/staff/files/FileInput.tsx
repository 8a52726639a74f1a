import { Crop, FileText, RefreshCw, Trash2, Undo2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MAX_IMAGE_BYTES } from '../../lib/files/fileTypes';
import { mediaUrl, nameOfUrl } from '../../lib/urls/media';
import { Button } from '../../ui/actions/Button';
import { type ControlProps, Field } from '../../ui/forms/Field';
import { ItemName } from '../parts/ItemName';
import { FileButton, FileChooser } from './FileChooser';
import styles from './files.module.css';
import { Thumbnail } from './Thumbnail';
import { type StoredFile, type UploadOptions, UploadState, useUpload } from './useUpload';

interface Props<Value> extends Pick<UploadOptions, 'kind' | 'folder' | 'refuse'> {
  /** Attributes of the button that chooses a file while there is none. */
  control?: ControlProps;
  /** Name of the file in the accessible names of buttons. */
  name: string;
  value: Value;
  empty: Value;
  /** URL of the file of the value; empty without one. */
  url: string;
  withFile: (stored: StoredFile) => Value | Promise<Value>;
  onChange: (value: Value) => void;
  /** Returns the value to which an undo returns; the one with the earlier file by default. */
  restored?: (before: Value) => Value;
  /** Bytes of a compressed image at most; the limit of R9.22 by default. */
  maxBytes?: number;
  /** Width divided by height, to which a chosen image is cropped; without it by a button. */
  ratio?: number | undefined;
  /** The sentence for a failed upload (R8.8), in place of the sentence of R8.6. */
  failure?: string;
  disabled?: boolean | undefined;
  hasLibrary?: boolean;
  /** Buttons besides those that replace and remove the file. */
  actions?: ReactNode;
  /** Controls for what belongs to the file; with them it is a tile in a grid. */
  children?: ReactNode;
}

/**
 * Renders one file of a form. A file is uploaded when it is chosen, and `onChange` gets the value
 * with its URL. While the form is open, a file that was replaced or removed can be put back,
 * because the store keeps it. The library lists the file once nothing names it.
 */
export function FileInput<Value>(props: Props<Value>) {
  const { kind, folder, name, value, url, withFile, onChange, disabled } = props;
  const { maxBytes = MAX_IMAGE_BYTES[folder], ratio, refuse, failure, children } = props;
  const { t } = useTranslation('uploads');
  const [undo, setUndo] = useState<{ before: Value; url: string } | null>(null);
  const change = (after: Value, newUrl: string) => {
    setUndo(url ? { before: value, url: newUrl } : null);
    onChange(after);
  };
  const onStored = async (stored: StoredFile) => change(await withFile(stored), stored.url);
  const upload = useUpload({ kind, folder, maxBytes, room: 1, refuse, failure, onStored });
  const crop = async () => upload.choose([await storedFile(url)], 16 / 9);
  const choose = (files: File[]) => upload.choose(files.slice(0, 1), ratio);
  const isImage = kind === 'images';
  const canCrop = isImage && !ratio && mediaUrl(url) !== url;
  return (
    <>
      {url ? (
        <div className={`stack gap-3 box top ${styles.card} ${children ? styles.tile : ''}`}>
          {isImage ? <Thumbnail url={url} /> : <FileText size="2em" color="var(--text-soft)" />}
          <div className="stack gap-2">
            <p className="anywhere">
              <strong>{nameOfUrl(url)}</strong>
            </p>
            {children}
            <fieldset
              aria-label={t('image.actions', { name })}
              className={`cluster ${styles.actions}`}
            >
              {props.actions}
              {canCrop && (
                <Button variant="tertiary" disabled={disabled} onClick={() => void crop()}>
                  <Crop size="1.1em" />
                  {t('image.crop')}
                </Button>
              )}
              {!isImage && (
                <a href={mediaUrl(url)} target="_blank" rel="noopener">
                  {t('image.open')}
                </a>
              )}
              <FileButton
                variant="tertiary"
                icon={RefreshCw}
                label={t('image.replace')}
                kind={kind}
                disabled={disabled}
                onFiles={choose}
              />
              <Button
                variant="tertiary"
                disabled={disabled}
                onClick={() => change(props.empty, '')}
              >
                <Trash2 size="1.1em" />
                {t('image.remove')}
              </Button>
            </fieldset>
          </div>
        </div>
      ) : (
        <FileChooser
          {...props.control}
          kind={kind}
          folder={folder}
          disabled={disabled}
          onFiles={choose}
          onStored={props.hasLibrary ? (stored) => void onStored({ url: stored }) : undefined}
        />
      )}
      {undo?.url === url && (
        <UndoNote
          name={name}
          isRemoved={!url}
          onUndo={() => {
            setUndo(null);
            onChange(props.restored?.(undo.before) ?? undo.before);
          }}
        />
      )}
      <UploadState upload={upload} />
    </>
  );
}

/**
 * Fetches a stored image through `/media`, because the Blob store is another origin. Returns an
 * empty file, which is no image, if that fails.
 */
async function storedFile(url: string): Promise<File> {
  const response = await fetch(mediaUrl(url)).catch(() => null);
  const blob = response?.ok ? await response.blob() : new Blob();
  return new File([blob], nameOfUrl(url), { type: blob.type });
}

interface FieldProps extends Omit<Props<string>, 'control' | 'empty' | 'url' | 'withFile'> {
  label: string;
  hint: string;
  error?: string | undefined;
}

/** Renders a field whose value is the URL of a file; empty without one. */
export const FileField = ({ name, label, hint, error, ...input }: FieldProps) => (
  <Field group name={name} label={label} hint={hint} error={error}>
    {(control) => (
      <FileInput
        hasLibrary
        {...input}
        control={control}
        name={label}
        empty=""
        url={input.value}
        withFile={({ url }) => url}
      />
    )}
  </Field>
);

const focusOnMount = (button: HTMLButtonElement | null) => button?.focus();

interface UndoNoteProps {
  name: string;
  /** Whether the button that removed the file is gone, and this one takes the focus. */
  isRemoved: boolean;
  onUndo: () => void;
}

/** Offers to put back a replaced or removed file; focuses the button if the file was removed. */
export function UndoNote({ name, isRemoved, onUndo }: UndoNoteProps) {
  const { t } = useTranslation('uploads');
  return (
    <p className="cluster" role="status">
      {t(isRemoved ? 'removed' : 'replaced', { name })}
      <Button ref={isRemoved ? focusOnMount : undefined} variant="secondary" onClick={onUndo}>
        <Undo2 size="1.05em" />
        {t('putBack')}
        <ItemName title={name} />
      </Button>
    </p>
  );
}
