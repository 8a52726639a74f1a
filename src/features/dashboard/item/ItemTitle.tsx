import { Pin } from 'lucide-react';
import { AppLink } from '../../../ui/navigation/AppLink';
import { useListState } from '../../items/dashboardLocation';
import type { ItemRow } from '../list/itemRow';
import styles from './ItemTitle.module.css';

/**
 * Title as a link to the form; below it the category of an article, or pin and type of a notice.
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
