import { Images, Upload } from 'lucide-react';
import { type DragEvent, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/actions/Button';
import type { Folder } from '../../data/files/files';
import { FileLibrary, type LibraryKind } from '../library/FileLibrary';
import { FileButton } from './FileButton';
import styles from './FileChooser.module.css';

interface Props {
  id: string;
  kind: LibraryKind;
  folder: Folder;
  multiple?: boolean;
  accept: string;
  describedBy: string | undefined;
  invalid: boolean;
  disabled: boolean;
  onFiles: (files: File[]) => void;
  /** Callback with the URL of a file of the library; if undefined, the library is not offered. */
  onStored: ((url: string) => void) | undefined;
  /** URLs that the field already has; the library disables them. */
  addedUrls?: string[];
  children?: ReactNode;
}

const LABELS = {
  images: { one: 'choose.image', many: 'choose.images' },
  documents: { one: 'choose.document', many: 'choose.document' },
} as const;

/**
 * Renders drop zone, button and library. `multiple` and `accept` apply to the button only: dropped files are passed on
 * unfiltered. While `disabled`, a drop is left to the browser.
 */
export function FileChooser(props: Props) {
  const {
    kind,
    folder,
    describedBy,
    invalid,
    onStored,
    addedUrls = [],
    children,
    ...input
  } = props;
  const { multiple = false, disabled, onFiles } = input;
  const { t } = useTranslation('uploads');
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
        label={t(LABELS[kind][multiple ? 'many' : 'one'])}
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
          onSelect={({ url }) => {
            onStored(url);
            setOpen(false);
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
}
