import { Upload } from 'lucide-react';
import { type DragEvent, type ReactNode, useState } from 'react';
import { FileButton } from './FileButton';
import styles from './FilePicker.module.css';

interface Props {
  /** Of the input, for the error summary's links. */
  id: string;
  label: string;
  /** The text beside the button: that files may be dropped as well. */
  drop: string;
  accept: string;
  multiple: boolean;
  describedBy: string | undefined;
  invalid: boolean;
  disabled: boolean;
  onFiles: (files: File[]) => void;
  /** Other ways to choose, beside the button. */
  children: ReactNode;
}

/** A button that opens the browser's file chooser, in an area where files may be dropped. */
export function FilePicker(props: Props) {
  const { label, drop, describedBy, invalid, children, ...input } = props;
  const { disabled, onFiles } = input;
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
    onFiles([...event.dataTransfer.files]);
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
      <FileButton
        {...input}
        look="secondary"
        icon={Upload}
        label={label}
        aria-describedby={describedBy}
        aria-invalid={invalid || undefined}
      />
      <span className={styles.drop}>{drop}</span>
      {children}
    </div>
  );
}
