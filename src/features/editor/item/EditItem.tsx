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
  config: {
    kind: ItemType;
    name: 'news' | 'notice' | 'alert';
    get: (id: string) => Promise<Result<Item>>;
  };
  /** The configuration of the history below the form of a stored item. */
  historyConfig: HistoryConfig<Version, Item, Input>;
  /** Renders the form. */
  children: (props: ItemFormProps<Item>) => ReactNode;
}

/**
 * Renders the page that creates an article, a notice or an alert, or edits the one whose id is in the URL, with its
 * history (R2.24, R2.25). The item is fetched once, because a refetch must not replace what is being edited;
 * accepting or restoring another version remounts the form.
 */
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
  historyConfig,
  children,
}: Props<Version, Item, Input> & { id: string }) {
  const { t } = useTranslation('admin');
  const queryKey = ['admin', 'item', config.kind, id];
  const replace = (stored: Item) => queryClient.setQueryData(queryKey, stored);
  const query = useQuery({
    queryKey,
    queryFn: queryFnOf(() => config.get(id)),
    // Fetched once for each form, because a refetch must not replace what is being edited.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnReconnect: false,
  });
  return (
    <StaffPage title={t(`${config.name}.edit`)}>
      <ItemToEdit query={query}>
        {(item) => (
          <>
            {/* Keyed by version, so that accepting or restoring another version remounts the form. */}
            <Fragment key={item.version}>{children({ item, onReplace: replace })}</Fragment>
            <ItemHistoryPanel config={historyConfig} id={id} onRestored={replace} />
          </>
        )}
      </ItemToEdit>
    </StaffPage>
  );
}
