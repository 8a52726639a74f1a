import { Images, Upload } from 'lucide-react';
import { type DragEvent, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/actions/Button';
import type { Folder } from '../../api/files/files';
import styles from '../files.module.css';
import { FileLibrary } from '../library/FileLibrary';
import { type ChoosableKind, FileButton } from './FileButton';

interface Props {
  id: string;
  kind: ChoosableKind;
  folder: Folder;
  multiple?: boolean;
  describedBy: string | undefined;
  invalid: boolean;
  disabled: boolean | undefined;
  onFiles: (files: File[]) => void;
  /** Callback with the URL of a file of the library; if undefined, the library is not offered. */
  onStored: ((url: string) => void) | undefined;
  /** URLs that the field already has; the library disables them. */
  addedUrls?: string[];
  children?: ReactNode;
}

/**
 * Renders drop zone, button and library. `multiple` and `kind` do not filter dropped files. While
 * `disabled`, a drop is left to the browser.
 */
export function FileChooser(props: Props) {
  const { folder, describedBy, invalid, onStored, addedUrls = [], children, ...input } = props;
  const { kind, multiple = false, disabled, onFiles } = input;
  const { t } = useTranslation('uploads');
  const images = multiple ? 'choose.images' : 'choose.image';
  const [open, setOpen] = useState(false);
  const [isOver, setIsOver] = useState(false);
  const onDrag = (event: DragEvent) => {
    if (disabled || !event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setIsOver(event.type !== 'dragleave');
  };
  const onDrop = (event: DragEvent) => {
    if (disabled || event.dataTransfer.files.length === 0) return;
    event.preventDefault();
    setIsOver(false);
    onFiles([...event.dataTransfer.files]);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut for the button
    <div
      className={`cluster ${styles.picker}`}
      data-over={isOver || undefined}
      onDragEnter={onDrag}
      onDragOver={onDrag}
      onDragLeave={onDrag}
      onDrop={onDrop}
    >
      <FileButton
        {...input}
        variant="secondary"
        icon={Upload}
        label={t(kind === 'images' ? images : 'choose.document')}
        aria-describedby={describedBy}
        aria-invalid={invalid || undefined}
      />
      <span className={`small-print ${styles.dropHint}`}>
        {t(multiple ? 'choose.dropMany' : 'choose.drop')}
      </span>
      {onStored && (
        <Button variant="tertiary" disabled={disabled} onClick={() => setOpen(true)}>
          <Images aria-hidden="true" size="1.1em" />
          {t('choose.library')}
        </Button>
      )}
      {children}
      {open && onStored && (
        <FileLibrary
          kind={kind}
          folder={folder}
          addedUrls={addedUrls}
          onSelect={(url) => {
            onStored(url);
            setOpen(false);
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
}
