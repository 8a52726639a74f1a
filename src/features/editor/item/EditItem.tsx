import { useQuery } from '@tanstack/react-query';
import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { queryClient } from '../../../lib/http/queryClient';
import { queryFnOf } from '../../../lib/http/queryFn';
import type { Result } from '../../../lib/http/result';
import { StaffPage } from '../../../ui/page/StaffPage';
import { type HistoryConfig, ItemHistoryPanel } from '../../history/versions/ItemHistoryPanel';
import type { ItemType } from '../../items/itemType';
import type { StoredItem } from '../../items/storedItem';
import type { ItemFormProps } from '../form/itemFormConfig';
import { ItemToEdit } from './ItemToEdit';

interface Props<Version, Item extends StoredItem & Version, Input> {
  /** Of the item's form. */
  config: { kind: ItemType; name: 'news' | 'notice'; get: (id: string) => Promise<Result<Item>> };
  history: HistoryConfig<Version, Item, Input>;
  /** Renders the form. */
  children: (props: ItemFormProps<Item>) => ReactNode;
}

/** Creates an article or a notice, or edits the one whose id is in the URL (spec 2). */
export function EditItem<Version, Item extends StoredItem & Version, Input>(
  props: Props<Version, Item, Input>,
) {
  const { t } = useTranslation('admin');
  const { id } = useParams();
  if (id) return <EditStored key={id} id={id} {...props} />;
  return (
    <StaffPage key="new" title={t(`${props.config.name}.new`)}>
      {props.children({})}
    </StaffPage>
  );
}

function EditStored<Version, Item extends StoredItem & Version, Input>({
  id,
  config,
  history,
  children,
}: Props<Version, Item, Input> & { id: string }) {
  const { t } = useTranslation('admin');
  const queryKey = ['admin', 'item', config.kind, id];
  const replace = (stored: Item) => queryClient.setQueryData(queryKey, stored);
  const query = useQuery({
    queryKey,
    queryFn: queryFnOf(() => config.get(id)),
    // A form starts from what is stored now, and keeps what it started from.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnReconnect: false,
  });
  return (
    <StaffPage title={t(`${config.name}.edit`)}>
      <ItemToEdit query={query}>
        {(item) => (
          <>
            {/* A colleague's version, or a restored one, starts a new form. */}
            <Fragment key={item.version}>{children({ item, onReplace: replace })}</Fragment>
            <ItemHistoryPanel config={history} id={id} onRestored={replace} />
          </>
        )}
      </ItemToEdit>
    </StaffPage>
  );
}
