import { Pin } from 'lucide-react';
import { AppLink } from '../../../ui/navigation/AppLink';
import { useListState } from '../../items/dashboardLocation';
import type { ItemRow } from '../list/itemRow';
import styles from './ItemTitle.module.css';

/**
 * Renders the title of a row as a link that edits the item, with a note below it: the category of an article that has one, or the mark of a
 * pinned notice and the type of a notice.
 */
export function ItemTitle({ row }: { row: ItemRow }) {
  const { kind, title, editPath, note, pinnedMark } = row;
  const listState = useListState(kind);
  return (
    <>
      {editPath ? (
        <AppLink to={editPath} state={listState} className={styles.title}>
          {title}
        </AppLink>
      ) : (
        title
      )}
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
