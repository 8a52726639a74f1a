import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMediaQuery } from '../../../lib/hooks/useMediaQuery';
import { Button } from '../../../ui/actions/Button';
import { Badge } from '../../../ui/feedback/Badge';
import { CardList } from '../item/CardList';
import { ItemCard } from '../item/ItemCard';
import { ItemDate } from '../item/ItemDate';
import { ItemTitle } from '../item/ItemTitle';
import { LanguageStates } from '../item/LanguageStates';
import { RowActions } from '../item/RowActions';
import styles from './ItemList.module.css';
import { ItemTable } from './ItemTable';
import type { ItemListProps } from './itemRow';
import { SelectAll } from './SelectAll';
import { SelectRow } from './SelectRow';

/** A table in viewports of at least 72rem, otherwise cards. */
export function ItemList(props: ItemListProps) {
  const wide = useMediaQuery('(min-width: 72rem)');
  return wide ? <ItemTable {...props} /> : <Cards {...props} />;
}

/** Cards of a page that a phone shows before “Show all”. */
const FOLDED = 5;

function Cards({ rows, caption, selection, ...list }: ItemListProps) {
  const { badgeTitle: _, sorting: __, ...handlers } = list;
  const { t } = useTranslation('admin');
  const [unfolded, setUnfolded] = useState(false);
  // A selected row is never hidden.
  const folded = !unfolded && rows.length > FOLDED && selection?.rows.length !== rows.length;
  return (
    <>
      {selection && <SelectAll rows={rows} selection={selection} visible />}
      <CardList label={caption} folded={folded}>
        {rows.map((row) => (
          <ItemCard
            key={row.id}
            select={selection && <SelectRow row={row} selection={selection} />}
            heading={
              <h3>
                <ItemTitle row={row} />
              </h3>
            }
            details={
              <>
                <Badge tone={row.badge.tone}>{row.badge.name}</Badge>
                <ItemDate row={row} />
                <LanguageStates row={row} />
              </>
            }
            actions={<RowActions layout="card" row={row} {...handlers} />}
          />
        ))}
      </CardList>
      {folded && (
        <Button variant="secondary" className={styles.more} onClick={() => setUnfolded(true)}>
          {t('list.showAll', { number: rows.length })}
        </Button>
      )}
    </>
  );
}
