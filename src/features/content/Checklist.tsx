import styles from './Checklist.module.css';

/** What to bring: each line can be ticked off, on the screen or on paper. */
export function Checklist({ items }: { items: string[] }) {
  return (
    <ul className={`plain-list ${styles.checklist}`}>
      {items.map((item) => (
        <li key={item}>
          <label>
            <input type="checkbox" />
            <span>{item}</span>
          </label>
        </li>
      ))}
    </ul>
  );
}
