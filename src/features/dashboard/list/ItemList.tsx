import { useMediaQuery } from '../../../lib/hooks/useMediaQuery';
import { Badge } from '../../../ui/feedback/Badge';
import { CardList } from '../item/CardList';
import { ItemCard } from '../item/ItemCard';
import { ItemDate } from '../item/ItemDate';
import { ItemTitle } from '../item/ItemTitle';
import { LanguageStates } from '../item/LanguageStates';
import { RowActions } from '../item/RowActions';
import { ItemTable } from './ItemTable';
import type { ItemListProps } from './itemRow';

/**
 * Renders the rows of a list as a table in viewports of at least 72rem, otherwise as cards; changes with the
 * viewport.
 */
export function ItemList(props: ItemListProps) {
  const wide = useMediaQuery('(min-width: 72rem)');
  if (wide) return <ItemTable {...props} />;
  const { rows, caption, badgeTitle: _, ...handlers } = props;
  return (
    <CardList label={caption}>
      {rows.map((row) => (
        <ItemCard
          key={row.id}
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
  );
}
