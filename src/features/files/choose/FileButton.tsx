import type { LucideIcon } from 'lucide-react';
import type { InputHTMLAttributes } from 'react';
import { type ButtonVariant, buttonClass } from '../../../ui/actions/Button';
import styles from './FileButton.module.css';

interface Props extends InputHTMLAttributes<HTMLInputElement> {
  id: string;
  look: ButtonVariant;
  icon: LucideIcon;
  label: string;
  onFiles: (files: File[]) => void;
}

/** A file input whose label looks like a button. */
export function FileButton({ look, icon: Icon, label, onFiles, ...input }: Props) {
  return (
    <span className={styles.wrapper}>
      <input
        {...input}
        type="file"
        className={styles.input}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          // Otherwise choosing the same file again after its removal would be no change.
          event.target.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
      <label htmlFor={input.id} className={buttonClass(look)}>
        <Icon aria-hidden="true" size="1.1em" />
        {label}
      </label>
    </span>
  );
}
