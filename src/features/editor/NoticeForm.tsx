import { zodResolver } from '@hookform/resolvers/zod';
import { useMemo, useReducer } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Result } from '../../lib/result';
import type { Notice, NoticeInput } from '../../services/noticesAdmin';
import { ErrorSummary } from '../../ui/ErrorSummary';
import styles from './EditorLayout.module.css';
import { FormActions } from './FormActions';
import { LeaveGuard } from './LeaveGuard';
import { NOTICE, NoticeFields } from './NoticeFields';
import {
  type NoticeValues,
  noticeOrder,
  noticeSchema,
  toNoticeInput,
  toNoticeValues,
} from './noticeSchema';
import { useSaving } from './useSaving';
import { useSummary } from './useSummary';

interface Props {
  /** What is edited; nothing for a new notice. */
  notice?: Notice;
  store: (input: NoticeInput) => Promise<Result<Notice>>;
  onSaved: (notice: Notice) => void;
}

/** The form of a notice (spec 2 and 3), without uploads. */
export function NoticeForm({ notice, store, onSaved }: Props) {
  const { t } = useTranslation('admin');
  const [attempt, countAttempt] = useReducer((count: number) => count + 1, 0);
  const form = useForm<NoticeValues>({
    resolver: zodResolver(noticeSchema),
    defaultValues: useMemo(() => toNoticeValues(notice), [notice]),
    shouldFocusError: false,
  });
  const { list, of } = useSummary(NOTICE, noticeOrder, form.formState.errors);
  const { save, busy, error, isSaved } = useSaving({
    store: (values: NoticeValues) => store(toNoticeInput(values)),
    onSaved,
  });
  const send = form.handleSubmit(save, countAttempt);
  return (
    <form
      noValidate
      className={`${styles.form} ${styles.narrow}`}
      onSubmit={(event) => void send(event)}
    >
      <LeaveGuard unsaved={form.formState.isDirty || busy} isSaved={isSaved} />
      <ErrorSummary errors={list} attempt={attempt} />
      <div className={styles.main}>
        <NoticeFields form={form} errors={of} />
        <FormActions
          save={t(notice ? 'save.changes' : 'save.publishNotice')}
          busy={busy}
          error={error}
        />
      </div>
    </form>
  );
}
