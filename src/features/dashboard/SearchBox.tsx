import { Search } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import styles from './ListTools.module.css';

interface Props {
  label: string;
  value: string;
  onSearch: (text: string) => void;
}

/** How long the typing must rest before the list is asked for, in ms. */
const REST = 300;

/** A search over titles that follows the typing; Enter asks at once. */
export function SearchBox({ label, value, onSearch }: Props) {
  const [text, setText] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const asked = useRef(value);

  // The address can change by other ways than this box: Back, or a link that clears the search.
  useEffect(() => {
    if (value === asked.current) return;
    asked.current = value;
    setText(value);
  }, [value]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const ask = (wanted: string) => {
    clearTimeout(timer.current);
    asked.current = wanted.trim();
    onSearch(wanted);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: the search element is younger than our browsers
    <form
      role="search"
      aria-label={label}
      className={styles.search}
      onSubmit={(event) => {
        event.preventDefault();
        ask(text);
      }}
    >
      <Search aria-hidden="true" size="1.1em" />
      <input
        type="search"
        aria-label={label}
        placeholder={label}
        value={text}
        autoComplete="off"
        onChange={({ target }) => {
          setText(target.value);
          clearTimeout(timer.current);
          timer.current = setTimeout(() => ask(target.value), REST);
        }}
      />
    </form>
  );
}
