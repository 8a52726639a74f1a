import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router-dom';
import { ItemToEdit } from '../../features/editor/ItemToEdit';
import { NewsForm } from '../../features/editor/NewsForm';
import { NewsSaved } from '../../features/editor/SavedMessage';
import { queryClient } from '../../lib/queryClient';
import { unwrap } from '../../lib/result';
import { create, type EditableNews, get, update } from '../../services/newsAdmin';
import { useSay } from '../../ui/Status';
import { afterChange } from './afterChange';
import { EditPage } from './EditPage';

/** Creates an article, or edits the one the address names (spec 2, News form). */
export function NewsEdit() {
  const { t } = useTranslation('admin');
  const { id } = useParams();
  const onSaved = useSaved();
  if (id) return <EditNews key={id} id={id} onSaved={onSaved} />;
  return (
    <EditPage title={t('news.new')}>
      <NewsForm key="new" store={(input) => afterChange('news', create(input))} onSaved={onSaved} />
    </EditPage>
  );
}

interface EditProps {
  id: string;
  onSaved: (article: EditableNews) => void;
}

function EditNews({ id, onSaved }: EditProps) {
  const { t } = useTranslation('admin');
  const query = useQuery(
    {
      queryKey: ['admin', 'item', 'news', id],
      queryFn: async () => unwrap(await get(id)),
      // A form starts from what is stored now, and keeps what it started from.
      gcTime: 0,
      staleTime: Number.POSITIVE_INFINITY,
      refetchOnReconnect: false,
    },
    queryClient,
  );
  return (
    <EditPage title={t('news.edit')}>
      <ItemToEdit query={query}>
        {(article) => (
          <NewsForm
            article={article}
            store={(input) => afterChange('news', update(id, input))}
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
  return (article: EditableNews) => {
    say('/admin/dashboard', <NewsSaved article={article} />);
    void navigate('/admin/dashboard');
  };
}
