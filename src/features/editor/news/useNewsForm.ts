import { zodResolver } from '@hookform/resolvers/zod';
import { type ReactNode, useMemo, useReducer, useRef, useState } from 'react';
import { type Resolver, useForm } from 'react-hook-form';
import { type Result, ServiceError } from '../../../lib/http/result';
import type { NewsArticle } from '../../../services/news/news';
import type { EditableNews, NewsInput } from '../../../services/news/newsAdmin';
import { says } from '../../forms/problems';
import { useSummary } from '../../forms/useSummary';
import { useSaving } from '../../items/useSaving';
import { useKeptText } from '../autosave/useKeptText';
import { dateTyped } from '../fields/halfTypedDate';
import { unlessPreparing } from '../form/unlessPreparing';
import { type NewsValues, newsOrder, newsSchema, toNewsInput, toNewsValues } from './newsSchema';

/** What a save goes over. */
export interface Base {
  /** Left out for a new article. */
  version?: string | undefined;
  /** The row with its files; the newest that the reader has seen. */
  article?: EditableNews | undefined;
}

/** Pictures are another feature's; the page brings the two together. */
export interface PicturesSlot {
  fields: (busy: boolean, retry: () => void) => ReactNode;
  /** They hold something unsaved. */
  changed: boolean;
  /** One is being prepared: a save would go without it. */
  preparing: boolean;
  /** Both versions as names, for comparing. */
  compare: (stored: EditableNews) => { mine: string; theirs: string };
}

export interface NewsFormProps {
  /** What is edited; nothing for a new article. */
  article?: EditableNews;
  /** Saves over a version of the row; `conflict` when the stored one is another by now. */
  store: (input: NewsInput, over: Base) => Promise<Result<EditableNews>>;
  onSaved: (article: EditableNews) => void;
  /** Fetches the stored article, for comparing after a conflict. */
  load?: () => Promise<Result<EditableNews>>;
  /** The reader gives up the own version for the stored one. */
  onTake?: (article: EditableNews) => void;
  /** The fields for pictures. */
  pictures: PicturesSlot;
  /** Draws an article as the public page does. */
  draw: (article: NewsArticle) => ReactNode;
}

/** First part of the ids of the form's controls. */
export const NEWS = 'news';

const checkValues = zodResolver(newsSchema) as Resolver<NewsValues>;

/** State of the news form: values, problems, saving, what is kept in this browser. */
export function useNewsForm({ article, store, onSaved, pictures }: NewsFormProps) {
  const box = useRef<HTMLFormElement>(null);
  const base = useRef<Base>({ version: article?.version, article });
  const [conflict, setConflict] = useState(false);
  const initial = useMemo(() => toNewsValues(article), [article]);
  const [attempt, countAttempt] = useReducer((count: number) => count + 1, 0);
  const form = useForm<NewsValues>({
    resolver: (values, context, options) => {
      const publishedAt = dateTyped(box, values.publishedAt);
      return checkValues({ ...values, publishedAt }, context, options);
    },
    defaultValues: initial,
    shouldFocusError: false,
  });
  const kept = useKeptText({
    form,
    item: `news:${article?.id ?? 'new'}`,
    initial,
    version: () => base.current.version ?? null,
  });
  const saving = useSaving({
    store: (values: NewsValues) => store(toNewsInput(values, article), base.current),
    onSaved: (saved) => {
      kept.forgetOwn();
      onSaved(saved);
    },
    onRefused: ({ code }) => {
      if (code === 'conflict') setConflict(true);
      if (code !== 'duplicateSlug') return;
      form.setError('slug', { message: says('slugTaken') });
      countAttempt();
    },
  });
  const { error } = saving;
  const toldByField = error instanceof ServiceError && error.code === 'duplicateSlug';
  return {
    box,
    base,
    conflict: { shown: conflict, close: () => setConflict(false) },
    initial,
    attempt,
    form,
    kept,
    summary: useSummary(NEWS, newsOrder, form.formState.errors),
    saving,
    failure: toldByField ? null : error,
    send: unlessPreparing(pictures.preparing, form.handleSubmit(saving.save, countAttempt)),
  };
}

export type NewsFormState = ReturnType<typeof useNewsForm>;
