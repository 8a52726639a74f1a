import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { ServiceError } from '../../../lib/http/result';
import { useLanguage } from '../../../lib/i18n/useLanguage';
import { isUuid } from '../../../lib/urls/urls';
import { buttonClass } from '../../../ui/actions/Button';
import { AppLink } from '../../../ui/navigation/AppLink';
import { QueryState } from '../../account/session/QueryState';
import { markAsNew, useOpenedItem } from '../../drafts/useOpenedItem';
import { ItemFormProvider } from '../../editor/ItemFormProvider';
import { useBackUrl } from '../../items/backUrl';
import { AlertForm } from '../../kinds/alerts/AlertForm';
import type { Kind } from '../../kinds/kind';
import { itemState, titleIn } from '../../kinds/kinds';
import { NewsForm } from '../../kinds/news/NewsForm';
import { NoticeForm } from '../../kinds/notices/NoticeForm';
import { StateBadge } from '../../lists/ItemRows';
import { StaffPage } from '../../StaffPage';

/** Renders the form of a new item, or of the item in the URL with its history (R2.24, R2.25). */
export function ItemEdit(props: { kind: Kind }) {
  const { id } = useParams();
  if (id) return <EditStored key={id} id={id} {...props} />;
  return <NewItem {...props} />;
}

/** Renders the form of a stored item, or why it cannot be opened, with a link back. */
function EditStored({ id, kind }: { id: string; kind: Kind }) {
  const { t } = useTranslation(['admin', 'common', 'kinds']);
  const Form = FORMS[kind];
  const { query, replace } = useOpenedItem(kind, id, { isStored: true });
  const { data, error } = query;
  const { item } = data ?? {};
  const language = useLanguage();
  const backUrl = useBackUrl();
  const isGone = error instanceof ServiceError && error.code === 'notFound';
  return (
    <StaffPage
      title={item && kind !== 'alerts' ? titleIn(item, language) : t(`kinds:${kind}.edit`)}
      state={item && <StateBadge kind={kind} state={itemState(kind, item)} />}
    >
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
          <Form />
        </ItemFormProvider>
      )}
    </StaffPage>
  );
}

/**
 * Renders the form of a new item under the search parameter `id`, because a reload and another
 * device then continue what was typed. Redirects to a new id without it.
 */
function NewItem({ kind }: { kind: Kind }) {
  const { t } = useTranslation(['admin', 'kinds']);
  const [params] = useSearchParams();
  const id = params.get('id');
  if (!isUuid(id)) return <RedirectToNewId />;
  return (
    <StaffPage key={id} title={t(`kinds:${kind}.new`)}>
      <UnsavedItem id={id} kind={kind} />
    </StaffPage>
  );
}

/** Adds a new id to the URL, and marks it as new ({@link markAsNew}). */
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

/** Renders the form of an item that is not stored; redirects if it is stored by now. */
function UnsavedItem({ id, kind }: { id: string; kind: Kind }) {
  const { t } = useTranslation('common');
  const Form = FORMS[kind];
  const { data } = useOpenedItem(kind, id, { isStored: false }).query;
  if (!data) return <p role="status">{t('loading')}</p>;
  if (data.item) return <Navigate replace to={`/admin/${kind}/edit/${id}`} />;
  return (
    <ItemFormProvider kind={kind} itemId={id} {...data}>
      <Form />
    </ItemFormProvider>
  );
}

const FORMS = { news: NewsForm, notices: NoticeForm, alerts: AlertForm };
