import { type ComponentType, useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { ServiceError } from '../../../lib/http/result';
import { isUuid } from '../../../lib/urls/urls';
import { buttonClass } from '../../../ui/actions/Button';
import { AppLink } from '../../../ui/navigation/AppLink';
import { QueryState } from '../../account/session/QueryState';
import { markAsNew, useOpenedItem } from '../../drafts/useOpenedItem';
import { ItemFormProvider } from '../../editor/form/ItemFormProvider';
import { ItemPage } from '../../editor/form/ItemPage';
import type { ItemMenuProps } from '../../editor/form/TranslatedForm';
import { useBackUrl } from '../../items/backUrl';
import { AlertForm } from '../../kinds/alerts/AlertForm';
import type { Kind } from '../../kinds/kind';
import { NewsForm } from '../../kinds/news/NewsForm';
import { NoticeForm } from '../../kinds/notices/NoticeForm';
import { useHeading } from '../../lists/useHeading';

interface Props {
  kind: Kind;
}

/**
 * Renders the form of a new item, or of the item in the URL with its history (R2.24, R2.25).
 */
export function ItemEdit(props: Props) {
  const { id } = useParams();
  if (id) return <EditStored key={id} id={id} {...props} />;
  return <NewItem {...props} />;
}

function EditStored({ id, kind }: Props & { id: string }) {
  const { t } = useTranslation(['admin', 'common', 'kinds']);
  const { query, replace } = useOpenedItem(kind, id, { isStored: true });
  const { data, error } = query;
  const { item } = data ?? {};
  const { menu, dialog, ...heading } = useHeading(kind, item);
  const backUrl = useBackUrl();
  const isGone = error instanceof ServiceError && error.code === 'notFound';
  return (
    <ItemPage title={t(`kinds:${kind}.edit`)} {...heading}>
      {dialog}
      {isGone ? <p>{t('itemNotFound')}</p> : <QueryState query={query} />}
      {error && (
        <p>
          <AppLink to={backUrl} className={buttonClass('secondary')}>
            {t('goBack')}
          </AppLink>
        </p>
      )}
      {!error && !item && <p role="status">{t('loading', { ns: 'common' })}</p>}
      {data && (
        <ItemFormProvider kind={kind} itemId={id} {...data} onReplace={replace}>
          <Form kind={kind} menu={menu} />
        </ItemFormProvider>
      )}
    </ItemPage>
  );
}

/**
 * Renders the form of a new item, which saves it under the search parameter `id`, because a reload
 * and another device then continue what was typed. Redirects to a new id without it.
 */
function NewItem({ kind }: Props) {
  const { t } = useTranslation(['admin', 'kinds']);
  const [params] = useSearchParams();
  const id = params.get('id');
  if (!isUuid(id)) return <RedirectToNewId />;
  return (
    <ItemPage key={id} title={t(`kinds:${kind}.new`)}>
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
    void navigate(`?id=${id}`, { replace: true, state });
  });
  useEffect(() => redirect(), []);
  return null;
}

/** Renders the form of an item that is not stored; redirects once it is stored. */
function UnsavedItem({ id, kind }: Props & { id: string }) {
  const { t } = useTranslation('common');
  const { data } = useOpenedItem(kind, id, { isStored: false }).query;
  if (!data) return <p role="status">{t('loading')}</p>;
  if (data.item) return <Navigate replace to={`/admin/${kind}/edit/${id}`} />;
  return (
    <ItemFormProvider kind={kind} itemId={id} {...data}>
      <Form kind={kind} />
    </ItemFormProvider>
  );
}

const FORMS: Record<Kind, ComponentType<{ menu?: ItemMenuProps | undefined }>> = {
  news: NewsForm,
  notices: NoticeForm,
  alerts: AlertForm,
};

function Form({ kind, menu }: Props & { menu?: ItemMenuProps | undefined }) {
  const KindForm = FORMS[kind];
  return <KindForm menu={menu} />;
}
