import { RowBoundary } from '../../../ui/feedback/RowBoundary';
import { Row, RowList } from '../../parts/Row';
import { ItemDate, ItemNotes, ItemTitle, RowActions } from '../rows/rowParts';
import type { ItemRow, RowHandlers } from './itemRow';

interface Props extends RowHandlers {
  rows: ItemRow[];
  label: string;
}

/** Lists items with their state, their dates and their actions. */
export const ItemList = ({ rows, label, ...handlers }: Props) => (
  <RowList label={label}>
    {rows.map((row) => (
      <RowBoundary key={row.id} name={row.title}>
        {() => (
          <Row
            title={<ItemTitle row={row} />}
            notes={
              <>
                <ItemNotes row={row} />
                <ItemDate row={row} />
              </>
            }
            actions={<RowActions row={row} {...handlers} />}
          />
        )}
      </RowBoundary>
    ))}
  </RowList>
);
