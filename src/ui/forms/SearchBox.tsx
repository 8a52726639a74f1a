import { Search } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import styles from './SearchBox.module.css';

interface Props {
  label: string;
  value: string;
  /** @param entered whether the visitor pressed Enter; else the debounce has passed */
  onSearch: (text: string, entered: boolean) => void;
  id?: string;
}

/** Debounce of the typing, in ms. */
const DEBOUNCE_MS = 300;
/** Longer than any title. */
const MAX_LENGTH = 200;

/** A search field that searches while the visitor types; Enter searches immediately. */
export function SearchBox({ label, value, onSearch, id }: Props) {
  const [text, setText] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const asked = useRef(value);

  // The URL also changes without this field: by Back, or by a link that clears the search.
  useEffect(() => {
    if (value === asked.current) return;
    asked.current = value;
    setText(value);
  }, [value]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const ask = (wanted: string, entered: boolean) => {
    clearTimeout(timer.current);
    asked.current = wanted.trim();
    onSearch(wanted, entered);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: the search element is younger than our browsers
    <form
      role="search"
      aria-label={label}
      className={styles.search}
      onSubmit={(event) => {
        event.preventDefault();
        ask(text, true);
      }}
    >
      <Search aria-hidden="true" size="1.1em" />
      <input
        type="search"
        id={id}
        name="q"
        maxLength={MAX_LENGTH}
        enterKeyHint="search"
        aria-label={label}
        placeholder={label}
        value={text}
        autoComplete="off"
        onChange={({ target }) => {
          setText(target.value);
          clearTimeout(timer.current);
          timer.current = setTimeout(() => ask(target.value, false), DEBOUNCE_MS);
        }}
      />
    </form>
  );
}
