import { Search } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { reportEarlyChange } from '../../lib/browser/earlyChange';
import './controls.css';
import styles from './SearchBox.module.css';

interface Props {
  /** The accessible name, also the placeholder. */
  label: string;
  /** The current query; a change from outside, such as Back, updates the field. */
  value: string;
  /** Gets the trimmed text; `isSubmit` is true after Enter or the button, false after typing. */
  onSearch: (text: string, isSubmit: boolean) => void;
  /** The id of the input, for links that lead to it. */
  id?: string;
  /** The path that the form requests with the text as `q` before it is hydrated. */
  action?: string;
}

const DEBOUNCE_MS = 300;
/** The maximum length in characters: longer than any title. */
const MAX_LENGTH = 200;

/**
 * Renders a search field, which calls `onSearch` 300 ms after typing, and at once on Enter and the
 * button. Text typed before hydration counts as typed.
 */
export function SearchBox({ label, value, onSearch, id, action }: Props) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const input = useRef<HTMLInputElement>(null);
  // Searches whose `value` has not come back: on a busy device more is typed before it does.
  const searched = useRef([value.trim()]);

  // Updates the field when `value` changes from outside, as after Back or a link.
  useEffect(() => {
    const index = searched.current.indexOf(value.trim());
    searched.current = index < 0 ? [value.trim()] : searched.current.slice(index);
    if (index >= 0 || !input.current) return;
    clearTimeout(timer.current);
    input.current.value = value;
  }, [value]);
  useLayoutEffect(() => reportEarlyChange(input.current), []);

  const search = (typed: string, isSubmit: boolean) => {
    clearTimeout(timer.current);
    const query = typed.trim();
    searched.current.push(query);
    onSearch(query, isSubmit);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: old supported browsers have no search element
    <form
      role="search"
      aria-label={label}
      className={styles.search}
      action={action}
      onSubmit={(event) => {
        event.preventDefault();
        search(input.current?.value ?? '', true);
      }}
    >
      <input
        ref={input}
        type="search"
        id={id}
        name="q"
        maxLength={MAX_LENGTH}
        enterKeyHint="search"
        aria-label={label}
        placeholder={label}
        // No render may replace what is being typed.
        defaultValue={value}
        autoComplete="off"
        onChange={({ target }) => {
          clearTimeout(timer.current);
          const { pathname } = window.location;
          timer.current = setTimeout(() => {
            // A link that was followed since would be undone, because its page is not rendered yet.
            if (window.location.pathname === pathname) search(target.value, false);
          }, DEBOUNCE_MS);
        }}
      />
      <button type="submit" aria-label={label}>
        <Search size="1.1em" />
      </button>
    </form>
  );
}
