import type { LucideIcon } from 'lucide-react';
import type { InputHTMLAttributes } from 'react';
import { type ButtonVariant, buttonClass } from '../../../ui/actions/Button';
import styles from './FileButton.module.css';

/** Includes HEIC, because the error message then explains what to do. */
export const CHOOSABLE_IMAGE_TYPES = 'image/*,.heic,.heif';

interface Props extends InputHTMLAttributes<HTMLInputElement> {
  id: string;
  variant: ButtonVariant;
  icon: LucideIcon;
  label: string;
  onFiles: (files: File[]) => void;
}

export function FileButton({ variant, icon: Icon, label, onFiles, ...input }: Props) {
  return (
    <span className={styles.wrapper}>
      <input
        {...input}
        type="file"
        className={styles.input}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          // The input fires no `change` event when the same file is selected twice in a row.
          event.target.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
      <label htmlFor={input.id} className={buttonClass(variant)}>
        <Icon aria-hidden="true" size="1.1em" />
        {label}
      </label>
    </span>
  );
}
