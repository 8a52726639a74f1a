import { Upload } from 'lucide-react';
import { type DragEvent, type ReactNode, useState } from 'react';
import { FileButton } from './FileButton';
import styles from './FilePicker.module.css';

interface Props {
  id: string;
  label: string;
  dropHint: string;
  accept: string;
  multiple: boolean;
  describedBy: string | undefined;
  invalid: boolean;
  disabled: boolean;
  onFiles: (files: File[]) => void;
  children: ReactNode;
}

/**
 * Drop zone and button. `multiple` and `accept` apply to the button only: dropped files are passed
 * on unfiltered. While `disabled`, a drop is left to the browser.
 */
export function FilePicker(props: Props) {
  const { label, dropHint, describedBy, invalid, children, ...input } = props;
  const { disabled, onFiles } = input;
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
      className={styles.picker}
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
        label={label}
        aria-describedby={describedBy}
        aria-invalid={invalid || undefined}
      />
      <span className={styles.dropHint}>{dropHint}</span>
      {children}
    </div>
  );
}
