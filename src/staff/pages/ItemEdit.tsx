import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { queryClient } from '../../lib/http/queryClient';
import { queryFnOf } from '../../lib/http/queryFn';
import { ServiceError } from '../../lib/http/result';
import { isUuid } from '../../lib/urls/urls';
import { buttonClass } from '../../ui/actions/Button';
import { AppLink } from '../../ui/navigation/AppLink';
import { QueryState } from '../auth/session/QueryState';
import { get } from '../data/items/items';
import { useHeading } from '../desk/rows/useHeading';
import { AlertForm } from '../editor/alert/AlertForm';
import { ItemForm } from '../editor/form/ItemForm';
import { ItemFormProvider } from '../editor/form/ItemFormProvider';
import { ItemHistory } from '../editor/item/ItemHistory';
import type { ItemMenuProps } from '../editor/item/ItemMenu';
import { ItemPage } from '../editor/item/ItemPage';
import { useBackUrl } from '../items/backUrl';
import type { Item, Kind } from '../kinds/kinds';
import { forgetOwnCopy, markAsNew, noCopies, useCopies } from '../workingCopies/openCopies';
import { StartedOffer } from '../workingCopies/StartedOffer';

interface Props {
  kind: Kind;
}

/**
 * Creates an item, or edits the one whose id is in the URL, with its history (R2.24, R2.25).
 * Accepting another version remounts the form; restoring one fills it.
 */
export function ItemEdit(props: Props) {
  const { id } = useParams();
  if (id) return <EditStored key={id} id={id} {...props} />;
  return <NewItem {...props} />;
}

function EditStored({ id, kind }: Props & { id: string }) {
  const { t } = useTranslation(['admin', 'common']);
  const queryKey = ['admin', 'item', kind, id];
  const copies = useCopies(kind, id);
  const replace = (stored: Item) => {
    forgetOwnCopy(id);
    queryClient.setQueryData(queryKey, stored);
  };
  const query = useQuery({
    queryKey,
    queryFn: queryFnOf(() => get(kind, id)),
    // Fetched once for each form, because a refetch must not replace what is being edited.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnReconnect: false,
  });
  const { data: item, error } = query;
  const { menu, dialog, ...heading } = useHeading(kind, item);
  const backUrl = useBackUrl();
  const isGone = error instanceof ServiceError && error.code === 'notFound';
  return (
    <ItemPage title={t(`${kind}.edit`)} {...heading}>
      {dialog}
      {isGone ? <p>{t('itemNotFound')}</p> : <QueryState query={query} />}
      {error && (
        <p>
          <AppLink to={backUrl} className={buttonClass('secondary')}>
            {t('goBack')}
          </AppLink>
        </p>
      )}
      {!error && !(item && copies) && <p role="status">{t('loading', { ns: 'common' })}</p>}
      {item && copies && (
        // Keyed by revision, so that accepting another one remounts the form.
        <ItemFormProvider
          key={item.revision}
          kind={kind}
          itemId={id}
          item={item}
          copies={copies}
          onReplace={replace}
        >
          <Form kind={kind} menu={menu} />
          <ItemHistory />
        </ItemFormProvider>
      )}
    </ItemPage>
  );
}

/**
 * Renders the form of a new item. The search parameter `copy` is the id under which the form saves the item, because a reload and
 * another device then continue the working copy, and a second tab has another one. Redirects to a new id without it, and to the
 * form of the stored item once that is saved.
 */
function NewItem({ kind }: Props) {
  const { t } = useTranslation('admin');
  const [params] = useSearchParams();
  const id = params.get('copy');
  if (!isUuid(id)) return <RedirectToNewId />;
  return (
    <ItemPage key={id} title={t(`${kind}.new`)}>
      <StartedOffer id={id} kind={kind} />
      <UnsavedItem id={id} kind={kind} />
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

function UnsavedItem({ id, kind }: Props & { id: string }) {
  const { t } = useTranslation('common');
  const copies = useCopies(kind, id);
  const isUntouched = copies === noCopies;
  const { data: isSaved, isPending } = useQuery({
    queryKey: ['admin', 'copies', 'saved', id],
    queryFn: async () => (await get(kind, id)).success,
    enabled: copies !== undefined && !isUntouched,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnReconnect: false,
  });
  if (isSaved) return <Navigate replace to={`/admin/${kind}/edit/${id}`} />;
  if (!copies || (isPending && !isUntouched)) return <p role="status">{t('loading')}</p>;
  return (
    <ItemFormProvider kind={kind} itemId={id} copies={copies}>
      <Form kind={kind} />
    </ItemFormProvider>
  );
}

const Form = ({ kind, menu }: Props & { menu?: ItemMenuProps | undefined }) =>
  kind === 'alerts' ? <AlertForm /> : <ItemForm menu={menu} />;
