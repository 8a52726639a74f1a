import { useEffect, useRef } from 'react';
import styles from './SelectBox.module.css';

interface Props {
  name: string;
  visible?: boolean;
  checked: boolean;
  /** Some rows are selected. */
  mixed?: boolean;
  onToggle: () => void;
}

export function SelectBox({ name, visible = false, checked, mixed = false, onToggle }: Props) {
  const box = useRef<HTMLInputElement>(null);
  // HTML has no attribute for `indeterminate`.
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
