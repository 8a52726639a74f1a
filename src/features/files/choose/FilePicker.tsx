import { Upload } from 'lucide-react';
import { type DragEvent, type ReactNode, useState } from 'react';
import { buttonClass } from '../../../ui/actions/Button';
import styles from '../fields/Uploads.module.css';

interface Props {
  /** Of the input, for the error summary's links. */
  id: string;
  label: string;
  /** Stands beside the button: that files may be dropped as well. */
  drop: string;
  accept: string;
  multiple?: boolean;
  describedBy?: string | undefined;
  invalid?: boolean;
  disabled?: boolean;
  onFiles: (files: File[]) => void;
  /** Other ways to choose, beside the button. */
  children?: ReactNode;
}

/** A button that opens the file chooser, on ground where files may be dropped. */
export function FilePicker(props: Props) {
  const { id, label, drop, accept, multiple = false, describedBy, invalid, disabled } = props;
  const [over, setOver] = useState(false);
  const onDrag = (event: DragEvent) => {
    if (disabled || !event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setOver(event.type !== 'dragleave');
  };
  const onDrop = (event: DragEvent) => {
    if (disabled || event.dataTransfer.files.length === 0) return;
    event.preventDefault();
    setOver(false);
    props.onFiles([...event.dataTransfer.files]);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut, the button does the same
    <div
      className={styles.picker}
      data-over={over || undefined}
      onDragEnter={onDrag}
      onDragOver={onDrag}
      onDragLeave={onDrag}
      onDrop={onDrop}
    >
      <input
        id={id}
        type="file"
        className={styles.file}
        accept={accept}
        multiple={multiple}
        disabled={disabled}
        aria-describedby={describedBy}
        aria-invalid={invalid || undefined}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          // Otherwise the same file could not be chosen again after it was removed.
          event.target.value = '';
          if (files.length > 0) props.onFiles(files);
        }}
      />
      <label htmlFor={id} className={buttonClass('secondary')}>
        <Upload aria-hidden="true" size="1.1em" />
        {label}
      </label>
      <span className={styles.quiet}>{drop}</span>
      {props.children}
    </div>
  );
}
