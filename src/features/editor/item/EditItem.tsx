import { useQuery } from '@tanstack/react-query';
import { Fragment, type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { queryClient } from '../../../lib/http/queryClient';
import { queryFnOf } from '../../../lib/http/queryFn';
import type { Result } from '../../../lib/http/result';
import { type HistoryConfig, ItemHistoryPanel } from '../../history/versions/ItemHistoryPanel';
import type { ItemType } from '../../items/itemType';
import type { StoredItem } from '../../items/storedItem';
import { forgetOwnCopy, useCopies } from '../autosave/useCopies';
import type { FormHandle, ItemFormProps } from '../form/itemFormConfig';
import { HISTORY_ID } from './historyId';
import { type ItemHeading, ItemPage } from './ItemPage';
import { ItemToEdit } from './ItemToEdit';
import { NewItem } from './NewItem';

interface Props<Version, Item extends StoredItem & Version> {
  config: {
    kind: ItemType;
    name: 'news' | 'notice' | 'alert';
    get: (id: string) => Promise<Result<Item>>;
  };
  historyConfig: HistoryConfig<Version, Item>;
  /**
   * A hook: the heading of a stored item, null while it is being loaded; omitted: the name of the
   * page.
   */
  useHeading?: (item: Item | undefined) => ItemHeading | null;
  children: (props: ItemFormProps<Item>) => ReactNode;
}

/**
 * Creates an item, or edits the one whose id is in the URL, with its history (R2.24, R2.25).
 * Accepting another version remounts the form; restoring one fills it.
 */
export function EditItem<Version, Item extends StoredItem & Version>(props: Props<Version, Item>) {
  const { id } = useParams();
  if (id) return <EditStored key={id} id={id} {...props} />;
  return <NewItem config={props.config}>{props.children}</NewItem>;
}

const noHeading = () => null;

function EditStored<Version, Item extends StoredItem & Version>({
  id,
  config,
  historyConfig,
  useHeading = noHeading,
  children,
}: Props<Version, Item> & { id: string }) {
  const { t } = useTranslation(['admin', 'common']);
  const queryKey = ['admin', 'item', config.kind, id];
  const handle = useRef<FormHandle<Item>>(null);
  const copies = useCopies(id);
  const replace = (stored: Item) => {
    forgetOwnCopy(id);
    queryClient.setQueryData(queryKey, stored);
  };
  const query = useQuery({
    queryKey,
    queryFn: queryFnOf(() => config.get(id)),
    // Fetched once for each form, because a refetch must not replace what is being edited.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnReconnect: false,
  });
  const heading = useHeading(query.data);
  return (
    <ItemPage title={t(`${config.name}.edit`)} {...heading}>
      <ItemToEdit query={query}>
        {(item) =>
          copies ? (
            <>
              {/* Keyed by version, so that accepting another version remounts the form. */}
              <Fragment key={item.version}>
                {children({ item, onReplace: replace, copies, handle })}
              </Fragment>
              <div id={HISTORY_ID} tabIndex={-1}>
                <ItemHistoryPanel config={historyConfig} id={id} form={handle} />
              </div>
            </>
          ) : (
            <p role="status">{t('loading', { ns: 'common' })}</p>
          )
        }
      </ItemToEdit>
    </ItemPage>
  );
}
