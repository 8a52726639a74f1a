import { Images, type LucideIcon, Upload } from 'lucide-react';
import { type InputHTMLAttributes, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DOCUMENT_TYPES } from '../../lib/files/fileTypes';
import { Button, type ButtonVariant, buttonClass } from '../../ui/actions/Button';
import type { ControlProps } from '../../ui/forms/Field';
import type { Folder } from '../api/files/files';
import { FileLibrary } from './FileLibrary';
import styles from './files.module.css';

/** What the file dialog offers; HEIC, because the error message then explains what to do. */
const ACCEPT = {
  images: 'image/*,.heic,.heif',
  documents: Object.keys(DOCUMENT_TYPES)
    .map((extension) => `.${extension}`)
    .join(),
};

export type ChoosableKind = keyof typeof ACCEPT;

interface ButtonProps extends InputHTMLAttributes<HTMLInputElement> {
  kind: ChoosableKind;
  variant: ButtonVariant;
  icon: LucideIcon;
  label: string;
  onFiles: (files: File[]) => void;
}

/** Renders a file input as a button. `onFiles` gets at least one file, perhaps of another kind. */
export function FileButton({ kind, variant, icon: Icon, label, onFiles, ...input }: ButtonProps) {
  return (
    <label className={buttonClass(variant, styles.label)}>
      <input
        {...input}
        type="file"
        accept={ACCEPT[kind]}
        className={styles.input}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          // The input fires no `change` event when the same file is selected twice in a row.
          event.target.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
      <Icon size="1.1em" />
      {label}
    </label>
  );
}

interface Props extends Partial<ControlProps> {
  kind: ChoosableKind;
  folder: Folder;
  multiple?: boolean;
  disabled: boolean | undefined;
  onFiles: (files: File[]) => void;
  /** Callback with the URL of a file of the library; if undefined, the library is not offered. */
  onStored: ((url: string) => void) | undefined;
  children?: ReactNode;
}

/** Renders a button that chooses files of the device, and one that opens the library. */
export function FileChooser(props: Props) {
  const { folder, onStored, children, ...input } = props;
  const { kind, multiple, disabled } = input;
  const { t } = useTranslation('uploads');
  const images = multiple ? 'choose.images' : 'choose.image';
  const [open, setOpen] = useState(false);
  return (
    <div className="cluster">
      <FileButton
        {...input}
        variant="secondary"
        icon={Upload}
        label={t(kind === 'images' ? images : 'choose.document')}
      />
      {onStored && (
        <Button variant="tertiary" disabled={disabled} onClick={() => setOpen(true)}>
          <Images size="1.1em" />
          {t('choose.library')}
        </Button>
      )}
      {children}
      {open && onStored && (
        <FileLibrary
          kind={kind}
          folder={folder}
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
