import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router-dom';
import { ItemToEdit } from '../../features/editor/form/ItemToEdit';
import { NewsForm } from '../../features/editor/news/NewsForm';
import { afterChange } from '../../features/items/afterChange';
import { NewsSaved } from '../../features/items/SavedMessage';
import { queryClient } from '../../lib/http/queryClient';
import { queryFnOf } from '../../lib/http/queryFn';
import { create, type EditableNews, get, update } from '../../services/news/newsAdmin';
import { useNotify } from '../../ui/feedback/NotificationProvider';
import { EditPage } from './EditPage';
import { Leftover } from './Leftover';
import { NewsHistory } from './NewsHistory';
import { NewsPreview } from './NewsPreview';
import { useNewsPictures } from './useNewsPictures';

/** Creates an article, or edits the one the address names (spec 2, News form). */
export function NewsEdit() {
  const { t } = useTranslation('admin');
  const { id } = useParams();
  if (id) return <EditNews key={id} id={id} />;
  return (
    <EditPage title={t('news.new')}>
      <Form key="new" />
    </EditPage>
  );
}

function EditNews({ id }: { id: string }) {
  const { t } = useTranslation('admin');
  const queryKey = ['admin', 'item', 'news', id];
  const show = (stored: EditableNews) => queryClient.setQueryData(queryKey, stored);
  const query = useQuery({
    queryKey,
    queryFn: queryFnOf(() => get(id)),
    // A form starts from what is stored now, and keeps what it started from.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnReconnect: false,
  });
  return (
    <EditPage title={t('news.edit')}>
      <ItemToEdit query={query}>
        {(article) => (
          <>
            <Form
              // A colleague's version, taken over, begins a new form; so does an earlier one.
              key={article.version}
              article={article}
              onTake={show}
            />
            <NewsHistory id={id} onRestored={show} />
          </>
        )}
      </ItemToEdit>
    </EditPage>
  );
}

interface FormProps {
  article?: EditableNews;
  onTake?: (article: EditableNews) => void;
}

/** The form with its pictures. */
function Form({ article, onTake }: FormProps) {
  const [newId] = useState(() => crypto.randomUUID());
  const { pictures, slot, save, leftover } = useNewsPictures(article);
  const onSaved = useSaved(leftover);
  return (
    <NewsForm
      {...(article && { article, load: () => get(article.id) })}
      {...(onTake && { onTake })}
      store={(input, over) =>
        save(over, (fields) => {
          const row = { ...input, ...fields };
          return afterChange(
            'news',
            article ? update(article.id, row, over.version) : create(row, newId),
          );
        })
      }
      onSaved={onSaved}
      pictures={slot}
      draw={(draft) => <NewsPreview article={draft} pictures={pictures} />}
    />
  );
}

/** Back to the dashboard with a word on what was saved. */
function useSaved(leftover: () => number) {
  const notify = useNotify();
  const navigate = useNavigate();
  return (article: EditableNews) => {
    notify(
      '/admin/dashboard',
      <>
        <NewsSaved article={article} />
        <Leftover count={leftover()} />
      </>,
    );
    void navigate('/admin/dashboard');
  };
}
