import { zodResolver } from '@hookform/resolvers/zod';
import { type ReactNode, useMemo, useReducer, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { Result } from '../../../lib/http/result';
import type { Notice, NoticeInput } from '../../../services/notices/noticesAdmin';
import { useSummary } from '../../forms/useSummary';
import { useSaving } from '../../items/useSaving';
import { useKeptText } from '../autosave/useKeptText';
import { unlessPreparing } from '../form/unlessPreparing';
import { type FileControl, NOTICE } from './NoticeFields';
import {
  type NoticeValues,
  noticeOrder,
  noticeSchema,
  toNoticeInput,
  toNoticeValues,
} from './noticeSchema';

/** What a save goes over. */
export interface NoticeBase {
  /** Left out for a new notice. */
  version?: string | undefined;
  /** The row with its file; the newest that the reader has seen. */
  notice?: Notice | undefined;
}

export interface NoticeFormProps {
  /** What is edited; nothing for a new notice. */
  notice?: Notice;
  /** Saves over a version of the row; `conflict` when the stored one is another by now. */
  store: (input: NoticeInput, over: NoticeBase) => Promise<Result<Notice>>;
  onSaved: (notice: Notice) => void;
  /** Fetches the stored notice, for comparing after a conflict. */
  load?: () => Promise<Result<Notice>>;
  /** The reader gives up the own version for the stored one. */
  onTake?: (notice: Notice) => void;
  /** Files are another feature's; the page draws their field. */
  file: (control: FileControl) => ReactNode;
  /** Its picture is being prepared: a save would go without it. */
  preparing: boolean;
  /** What a chosen or stored file is called, for comparing. */
  fileName: (chosen: string) => string;
}

/** State of the notice form: values, problems, saving, what is kept in this browser. */
export function useNoticeForm({ notice, store, onSaved, preparing }: NoticeFormProps) {
  const base = useRef<NoticeBase>({ version: notice?.version, notice });
  const [conflict, setConflict] = useState(false);
  const [attempt, countAttempt] = useReducer((count: number) => count + 1, 0);
  const initial = useMemo(() => toNoticeValues(notice), [notice]);
  const form = useForm<NoticeValues>({
    resolver: zodResolver(noticeSchema),
    defaultValues: initial,
    shouldFocusError: false,
  });
  const kept = useKeptText({
    form,
    item: `notices:${notice?.id ?? 'new'}`,
    initial,
    version: () => base.current.version ?? null,
  });
  const saving = useSaving({
    store: (values: NoticeValues) => store(toNoticeInput(values), base.current),
    onSaved: (saved) => {
      kept.forgetOwn();
      onSaved(saved);
    },
    onRefused: ({ code }) => setConflict(code === 'conflict'),
  });
  return {
    base,
    conflict: { shown: conflict, close: () => setConflict(false) },
    attempt,
    form,
    kept,
    summary: useSummary(NOTICE, noticeOrder, form.formState.errors),
    saving,
    send: unlessPreparing(preparing, form.handleSubmit(saving.save, countAttempt)),
  };
}

export type NoticeFormState = ReturnType<typeof useNoticeForm>;
