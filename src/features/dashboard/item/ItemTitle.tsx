import { Pin } from 'lucide-react';
import type { ItemRow } from '../list/itemRow';
import styles from './ItemTitle.module.css';

/**
 * Renders the title of a row with a note below it: the category of an article that has one, or the mark of a
 * pinned notice and the type of a notice.
 */
export function ItemTitle({ row: { title, note, pinnedMark } }: { row: ItemRow }) {
  return (
    <>
      {title}
      {(note || pinnedMark) && (
        <span className={styles.note}>
          {pinnedMark && (
            <>
              <Pin aria-hidden="true" size="1em" className={styles.pin} /> {pinnedMark} ·{' '}
            </>
          )}
          {note}
        </span>
      )}
    </>
  );
}
