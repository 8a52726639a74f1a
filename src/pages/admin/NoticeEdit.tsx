import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router-dom';
import { ItemToEdit } from '../../features/editor/ItemToEdit';
import { NoticeForm } from '../../features/editor/NoticeForm';
import { NoticeSaved } from '../../features/editor/SavedMessage';
import { queryClient } from '../../lib/queryClient';
import { unwrap } from '../../lib/result';
import { create, get, type Notice, update } from '../../services/noticesAdmin';
import { useSay } from '../../ui/Status';
import { afterChange } from './afterChange';
import { EditPage } from './EditPage';

/** Creates a notice, or edits the one the address names (spec 2, Notice form). */
export function NoticeEdit() {
  const { t } = useTranslation('admin');
  const { id } = useParams();
  const onSaved = useSaved();
  if (id) return <EditNotice key={id} id={id} onSaved={onSaved} />;
  return (
    <EditPage title={t('notice.new')}>
      <NoticeForm
        key="new"
        store={(input) => afterChange('notices', create(input))}
        onSaved={onSaved}
      />
    </EditPage>
  );
}

interface EditProps {
  id: string;
  onSaved: (notice: Notice) => void;
}

function EditNotice({ id, onSaved }: EditProps) {
  const { t } = useTranslation('admin');
  const query = useQuery(
    {
      queryKey: ['admin', 'item', 'notices', id],
      queryFn: async () => unwrap(await get(id)),
      // A form starts from what is stored now, and keeps what it started from.
      gcTime: 0,
      staleTime: Number.POSITIVE_INFINITY,
      refetchOnReconnect: false,
    },
    queryClient,
  );
  return (
    <EditPage title={t('notice.edit')}>
      <ItemToEdit query={query}>
        {(notice) => (
          <NoticeForm
            notice={notice}
            store={(input) => afterChange('notices', update(id, input))}
            onSaved={onSaved}
          />
        )}
      </ItemToEdit>
    </EditPage>
  );
}

/** Back to the dashboard with a word on what was saved. */
function useSaved() {
  const say = useSay();
  const navigate = useNavigate();
  return (notice: Notice) => {
    say('/admin/dashboard', <NoticeSaved notice={notice} />);
    void navigate('/admin/dashboard');
  };
}
