import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import type { Result } from '../../../lib/http/result';
import { isUuid } from '../../../lib/urls/urls';
import type { ItemType } from '../../items/itemType';
import { noCopies, type OpenedCopies } from '../autosave/openCopies';
import { startItem, useCopies } from '../autosave/useCopies';
import { ItemPage } from './ItemPage';

interface Props {
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
export function NewItem({ config, children }: Props) {
  const { t } = useTranslation('admin');
  const [params] = useSearchParams();
  const id = params.get('copy');
  if (!isUuid(id)) return <StartItem />;
  return (
    <ItemPage key={id} title={t(`${config.name}.new`)}>
      <StartedItem id={id} config={config}>
        {children}
      </StartedItem>
    </ItemPage>
  );
}

function StartItem() {
  const navigate = useNavigate();
  const { state } = useLocation();
  const start = useEffectEvent(
    () => void navigate(`?copy=${startItem()}`, { replace: true, state }),
  );
  useEffect(() => start(), []);
  return null;
}

function StartedItem({ id, config: { kind, get }, children }: Props & { id: string }) {
  const { t } = useTranslation('common');
  const copies = useCopies(id);
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
