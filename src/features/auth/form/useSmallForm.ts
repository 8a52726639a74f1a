import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useReducer } from 'react';
import { type DefaultValues, type FieldValues, type Path, useForm } from 'react-hook-form';
import type { ZodType } from 'zod';
import { type Result, unwrap } from '../../../lib/http/result';
import { useSummary } from '../../forms/useSummary';

interface Options<Values extends FieldValues, Data> {
  /** First part of the ids of its controls. */
  id: string;
  schema: ZodType<Values, Values>;
  /** All empty. Its keys give the order of the fields. */
  empty: Values;
  send: (values: Values) => Promise<Result<Data>>;
  onSent: (data: Data, values: Values) => void | Promise<void>;
}

/** Values, problems and sending of a form of few fields. What was typed stays when it fails. */
export function useSmallForm<Values extends FieldValues, Data>(options: Options<Values, Data>) {
  const { id, schema, empty, send, onSent } = options;
  const [attempt, countAttempt] = useReducer((count: number) => count + 1, 0);
  const { register, handleSubmit, formState, reset, setFocus } = useForm<Values, unknown, Values>({
    resolver: zodResolver(schema),
    defaultValues: empty as DefaultValues<Values>,
    shouldFocusError: false,
  });
  const {
    error,
    isPending,
    mutate,
    reset: forgetError,
  } = useMutation({
    mutationFn: async (values: Values) => unwrap(await send(values)),
    onSuccess: onSent,
  });
  const submit = handleSubmit((values) => {
    if (!isPending) mutate(values);
  }, countAttempt);
  const summary = useSummary(
    id,
    Object.keys(empty) as Path<Values>[],
    formState.errors as Partial<Record<Path<Values>, { message?: string }>>,
  );
  return {
    attempt,
    register,
    summary,
    error,
    busy: isPending,
    submit,
    reset,
    setFocus,
    forgetError,
  };
}
