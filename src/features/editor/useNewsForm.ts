import { zodResolver } from '@hookform/resolvers/zod';
import { useMemo, useReducer, useRef } from 'react';
import { type Resolver, useForm } from 'react-hook-form';
import { type Result, ServiceError } from '../../lib/result';
import type { EditableNews, NewsInput } from '../../services/newsAdmin';
import { dateTyped } from './halfTypedDate';
import { type NewsValues, newsOrder, newsSchema, toNewsInput, toNewsValues } from './newsSchema';
import { says } from './problems';
import { useSaving } from './useSaving';
import { useSummary } from './useSummary';

export interface NewsFormProps {
  /** What is edited; nothing for a new article. */
  article?: EditableNews;
  store: (input: NewsInput) => Promise<Result<EditableNews>>;
  onSaved: (article: EditableNews) => void;
}

/** First part of the ids of the form's controls. */
export const NEWS = 'news';

const checkValues = zodResolver(newsSchema) as Resolver<NewsValues>;

/** State of the news form: values, problems, saving. */
export function useNewsForm({ article, store, onSaved }: NewsFormProps) {
  const box = useRef<HTMLFormElement>(null);
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
  const saving = useSaving({
    store: (values: NewsValues) => store(toNewsInput(values, article)),
    onSaved,
    onRefused: ({ code }) => {
      if (code !== 'duplicateSlug') return;
      form.setError('slug', { message: says('slugTaken') });
      countAttempt();
    },
  });
  const { error } = saving;
  const toldByField = error instanceof ServiceError && error.code === 'duplicateSlug';
  return {
    box,
    initial,
    attempt,
    form,
    summary: useSummary(NEWS, newsOrder, form.formState.errors),
    saving,
    failure: toldByField ? null : error,
    send: form.handleSubmit(saving.save, countAttempt),
  };
}

export type NewsFormState = ReturnType<typeof useNewsForm>;
