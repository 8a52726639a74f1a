import { useEffect, useRef } from 'react';
import styles from './SelectBox.module.css';

interface Props {
  /** The accessible name. */
  name: string;
  /** The name as a visible label. */
  visible?: boolean;
  checked: boolean;
  /** Some of what it stands for is chosen. */
  mixed?: boolean;
  onToggle: () => void;
}

/** Renders the checkbox that chooses a row of a list, or all rows of the page. */
export function SelectBox({ name, visible = false, checked, mixed = false, onToggle }: Props) {
  const box = useRef<HTMLInputElement>(null);
  // HTML has no attribute for it.
  useEffect(() => {
    if (box.current) box.current.indeterminate = mixed;
  }, [mixed]);
  return (
    <label className={styles.label}>
      <input ref={box} type="checkbox" checked={checked} onChange={onToggle} />
      <span className={visible ? undefined : 'visually-hidden'}>{name}</span>
    </label>
  );
}
