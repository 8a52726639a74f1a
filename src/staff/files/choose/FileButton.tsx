import type { LucideIcon } from 'lucide-react';
import type { InputHTMLAttributes } from 'react';
import { DOCUMENT_TYPES } from '../../../lib/files/fileTypes';
import { type ButtonVariant, buttonClass } from '../../../ui/actions/Button';
import styles from '../files.module.css';

/** What the file dialog offers; HEIC, because the error message then explains what to do. */
const ACCEPT = {
  images: 'image/*,.heic,.heif',
  documents: Object.keys(DOCUMENT_TYPES)
    .map((extension) => `.${extension}`)
    .join(),
};

export type ChoosableKind = keyof typeof ACCEPT;

interface Props extends InputHTMLAttributes<HTMLInputElement> {
  kind: ChoosableKind;
  variant: ButtonVariant;
  icon: LucideIcon;
  label: string;
  onFiles: (files: File[]) => void;
}

/** Renders a file input as a button. The files, at least one, may be of a kind not offered. */
export function FileButton({ kind, variant, icon: Icon, label, onFiles, ...input }: Props) {
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
      <Icon aria-hidden="true" size="1.1em" />
      {label}
    </label>
  );
}
