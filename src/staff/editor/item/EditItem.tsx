import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { Fragment, type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { queryClient } from '../../../lib/http/queryClient';
import { queryFnOf } from '../../../lib/http/queryFn';
import { type Result, ServiceError } from '../../../lib/http/result';
import { isUuid } from '../../../lib/urls/urls';
import { Button, buttonClass } from '../../../ui/actions/Button';
import { ErrorCallout } from '../../../ui/feedback/ErrorCallout';
import { ActionRow } from '../../../ui/layout/ActionRow';
import { AppLink } from '../../../ui/navigation/AppLink';
import { needsSignIn, useRetryQuery } from '../../auth/session/useReauthentication';
import { noCopies, type OpenedCopies } from '../../copies/openCopies';
import { forgetOwnCopy, markAsNew, useCopies } from '../../copies/useCopies';
import {
  type FormHandle,
  type HistoryConfig,
  ItemHistoryPanel,
} from '../../history/versions/ItemHistoryPanel';
import { useDashboardUrl } from '../../items/dashboardLocation';
import type { ItemType, StoredItem } from '../../items/item';
import type { ItemFormProps } from '../form/itemFormConfig';
import styles from './EditItem.module.css';
import { HISTORY_ID, type ItemHeading, ItemPage } from './ItemPage';

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
  const copies = useCopies(config.kind, id);
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
              {/* Keyed by revision, so that accepting another one remounts the form. */}
              <Fragment key={item.revision}>
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

interface ItemToEditProps<Item> {
  query: UseQueryResult<Item, Error>;
  children: (item: Item) => ReactNode;
}

function ItemToEdit<Item>({ query, children }: ItemToEditProps<Item>) {
  const { t } = useTranslation(['admin', 'common']);
  const retry = useRetryQuery(query);
  const dashboard = useDashboardUrl();
  const { data, error, isFetching } = query;
  if (data !== undefined) return children(data);
  if (!error) return <p role="status">{t('loading', { ns: 'common' })}</p>;

  const code = error instanceof ServiceError ? error.code : 'server';
  return (
    <div className={styles.failure}>
      {code === 'notFound' ? <p>{t('itemNotFound')}</p> : <ErrorCallout error={error} />}
      <ActionRow>
        {code !== 'notFound' && (
          <Button busy={isFetching} onClick={retry}>
            {needsSignIn(code) ? t('session.open') : t('retry', { ns: 'common' })}
          </Button>
        )}
        <AppLink to={dashboard} className={buttonClass('secondary')}>
          {t('toDashboard')}
        </AppLink>
      </ActionRow>
    </div>
  );
}

interface NewItemProps {
  config: {
    kind: ItemType;
    name: 'news' | 'notice' | 'alert';
    get: (id: string) => Promise<Result<unknown>>;
  };
  children: (props: { newId: string; copies: OpenedCopies }) => ReactNode;
}

/**
 * The search parameter `copy` is the id under which the form saves the item, so that a reload and
 * another device continue the working copy and a second tab has another one. Redirects to a new id
 * without it, and to the form of the stored item once that is saved.
 */
function NewItem({ config, children }: NewItemProps) {
  const { t } = useTranslation('admin');
  const [params] = useSearchParams();
  const id = params.get('copy');
  if (!isUuid(id)) return <RedirectToNewId />;
  return (
    <ItemPage key={id} title={t(`${config.name}.new`)}>
      <UnsavedItem id={id} config={config}>
        {children}
      </UnsavedItem>
    </ItemPage>
  );
}

function RedirectToNewId() {
  const navigate = useNavigate();
  const { state } = useLocation();
  const redirect = useEffectEvent(() => {
    const id = crypto.randomUUID();
    markAsNew(id);
    void navigate(`?copy=${id}`, { replace: true, state });
  });
  useEffect(() => redirect(), []);
  return null;
}

function UnsavedItem({ id, config: { kind, get }, children }: NewItemProps & { id: string }) {
  const { t } = useTranslation('common');
  const copies = useCopies(kind, id);
  const isUntouched = copies === noCopies;
  const { data: isSaved, isPending } = useQuery({
    queryKey: ['admin', 'copies', 'saved', id],
    queryFn: async () => (await get(id)).success,
    enabled: copies !== undefined && !isUntouched,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnReconnect: false,
  });
  if (isSaved) return <Navigate replace to={`/admin/${kind}/edit/${id}`} />;
  if (!copies || (isPending && !isUntouched)) return <p role="status">{t('loading')}</p>;
  return children({ newId: id, copies });
}
