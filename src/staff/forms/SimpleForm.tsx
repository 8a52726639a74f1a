import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, type InputHTMLAttributes, type ReactNode, useReducer } from 'react';
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type RegisterOptions,
  type UseFormRegisterReturn,
  useForm,
} from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { ZodType } from 'zod';
import { type Result, unwrap } from '../../lib/http/result';
import { Button } from '../../ui/actions/Button';
import { Field } from '../../ui/forms/Field';
import { ErrorNote } from '../parts/ErrorNote';
import { useNotify } from '../parts/NotificationProvider';
import { ErrorSummary } from './ErrorSummary';
import { useErrorTexts } from './fieldErrors';
import { useIsUploading } from './unsavedWork';

interface Options<Values extends FieldValues, Data, Valid extends FieldValues> {
  id: string;
  schema: ZodType<Valid, Values>;
  /** Whether it has files, for which it waits while they are on their way. */
  hasFiles?: boolean;
  /** The initial values, with the keys in the order of the fields. */
  empty: Values;
  /** The fields in their order, where they are within values (`is.amount`). */
  names?: string[];
  /** Sends the valid values; a failure becomes `error`. */
  send: (values: Valid) => Promise<Result<Data>>;
  onSent: (data: Data, values: Valid) => void | Promise<void>;
}

export interface FormField {
  id: string;
  /** Name, ref and handlers of react-hook-form for the control. */
  field: UseFormRegisterReturn;
  error: string | undefined;
}

/**
 * Holds the state of a form with few fields, for {@link SimpleForm}. A submit validates, calls
 * `send` unless a request or an upload is running, then `onSent`. The values stay when the request
 * fails.
 * @returns `attempt` counts rejected submits; `errors` are the texts of validation by field;
 *   `error` is the last ServiceError or null; `fieldProps` gives the props of {@link TextField};
 *   the others are of react-hook-form
 */
export function useSimpleForm<
  Values extends FieldValues = FieldValues,
  Data = unknown,
  Valid extends FieldValues = Values,
>(options: Options<Values, Data, Valid>) {
  const { id, schema, empty, names = Object.keys(empty), send, onSent } = options;
  const isUploading = useIsUploading() && options.hasFiles === true;
  const [attempt, countAttempt] = useReducer((count: number) => count + 1, 0);
  const form = useForm<Values, unknown, Valid>({
    resolver: zodResolver(schema),
    defaultValues: empty as DefaultValues<Values>,
    shouldFocusError: false,
  });
  const request = useMutation({
    mutationFn: async (values: Valid) => unwrap(await send(values)),
    onSuccess: onSent,
  });
  const submit = form.handleSubmit((values) => {
    if (!request.isPending && !isUploading) request.mutate(values);
  }, countAttempt);
  const errors = useErrorTexts(names, form.formState.errors);
  return {
    id,
    attempt,
    errors,
    error: request.error,
    busy: request.isPending,
    isUploading,
    submit,
    fieldProps: (
      name: Path<Values>,
      options?: RegisterOptions<Values, Path<Values>>,
    ): FormField => ({
      id: `${id}-${name}`,
      field: form.register(name, options),
      error: errors[name],
    }),
    reset: form.reset,
    getValues: form.getValues,
    setValue: form.setValue,
    setFocus: form.setFocus,
    /** Calls of it re-render the form with each change. */
    watch: form.watch,
    isDirty: form.formState.isDirty,
  };
}

interface FormProps {
  form: Pick<
    ReturnType<typeof useSimpleForm>,
    'id' | 'attempt' | 'errors' | 'error' | 'busy' | 'isUploading' | 'submit'
  >;
  action: string;
  /** “Saving…” by default. */
  busyAction?: string | undefined;
  onCancel?: (() => void) | undefined;
  children: ReactNode;
}

/** Renders a form with its errors and its buttons. A submit removes the page's notification. */
export function SimpleForm({ form, action, busyAction, onCancel, children }: FormProps) {
  const { t } = useTranslation(['common', 'admin']);
  const notify = useNotify();
  const submit = (event: FormEvent) => {
    notify('', null);
    void form.submit(event);
  };
  return (
    <form noValidate className="stack" onSubmit={submit}>
      <ErrorSummary errors={form.errors} idPrefix={form.id} attempt={form.attempt} />
      <ErrorNote error={form.error} />
      {children}
      <div className="cluster gap-3">
        <Button type="submit" busy={form.busy || form.isUploading}>
          {form.busy
            ? (busyAction ?? t('admin:saving'))
            : form.isUploading
              ? t('admin:uploading')
              : action}
        </Button>
        {onCancel && (
          <Button variant="tertiary" onClick={onCancel}>
            {t('form.cancel')}
          </Button>
        )}
      </div>
    </form>
  );
}

interface TextFieldProps extends FormField, Omit<InputHTMLAttributes<HTMLInputElement>, 'id'> {
  label: string;
  hint?: string;
  optional?: boolean;
}

/** Renders a field of {@link useSimpleForm} with one line of text. */
export const TextField = ({
  id,
  field,
  error,
  label,
  hint,
  optional = false,
  ...input
}: TextFieldProps) => (
  <Field label={label} name={id} hint={hint} error={error} optional={optional}>
    {(control) => <input type="text" {...input} {...control} {...field} />}
  </Field>
);
