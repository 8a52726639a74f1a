import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router-dom';
import { ItemToEdit } from '../../features/editor/form/ItemToEdit';
import { NoticeForm } from '../../features/editor/notice/NoticeForm';
import { afterChange } from '../../features/items/afterChange';
import { NoticeSaved } from '../../features/items/SavedMessage';
import { queryClient } from '../../lib/http/queryClient';
import { queryFnOf } from '../../lib/http/queryFn';
import { nameOfUrl } from '../../lib/urls/media';
import { create, get, type Notice, update } from '../../services/notices/noticesAdmin';
import { useNotify } from '../../ui/feedback/NotificationProvider';
import { EditPage } from './EditPage';
import { Leftover } from './Leftover';
import { NoticeHistory } from './NoticeHistory';
import { useNoticeFile } from './useNoticeFile';

/** Creates a notice, or edits the one the address names (spec 2, Notice form). */
export function NoticeEdit() {
  const { t } = useTranslation('admin');
  const { id } = useParams();
  if (id) return <EditNotice key={id} id={id} />;
  return (
    <EditPage title={t('notice.new')}>
      <Form key="new" />
    </EditPage>
  );
}

function EditNotice({ id }: { id: string }) {
  const { t } = useTranslation('admin');
  const queryKey = ['admin', 'item', 'notices', id];
  const show = (stored: Notice) => queryClient.setQueryData(queryKey, stored);
  const query = useQuery({
    queryKey,
    queryFn: queryFnOf(() => get(id)),
    // A form starts from what is stored now, and keeps what it started from.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnReconnect: false,
  });
  return (
    <EditPage title={t('notice.edit')}>
      <ItemToEdit query={query}>
        {(notice) => (
          <>
            <Form
              // A colleague's version, taken over, begins a new form; so does an earlier one.
              key={notice.version}
              notice={notice}
              onTake={show}
            />
            <NoticeHistory id={id} onRestored={show} />
          </>
        )}
      </ItemToEdit>
    </EditPage>
  );
}

interface FormProps {
  notice?: Notice;
  onTake?: (notice: Notice) => void;
}

/** The form with its file. */
function Form({ notice, onTake }: FormProps) {
  const [newId] = useState(() => crypto.randomUUID());
  const { field, preparing, save, leftover } = useNoticeFile(notice);
  const onSaved = useSaved(leftover);
  return (
    <NoticeForm
      {...(notice && { notice, load: () => get(notice.id) })}
      {...(onTake && { onTake })}
      store={(input, over) =>
        save(input, over, (row) =>
          afterChange(
            'notices',
            notice ? update(notice.id, row, over.version) : create(row, newId),
          ),
        )
      }
      onSaved={onSaved}
      file={field}
      preparing={preparing}
      fileName={nameOfUrl}
    />
  );
}

/** Back to the dashboard with a word on what was saved. */
function useSaved(leftover: () => number) {
  const notify = useNotify();
  const navigate = useNavigate();
  return (notice: Notice) => {
    notify(
      '/admin/dashboard',
      <>
        <NoticeSaved notice={notice} />
        <Leftover count={leftover()} />
      </>,
    );
    void navigate('/admin/dashboard');
  };
}
