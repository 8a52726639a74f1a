import { useTranslation } from 'react-i18next';
import type admin from '../../locales/en/admin.json';
import { PASSWORD_MIN } from './limits';

/** Reasons why a field is invalid; the messages are under `error` in admin.json. */
export type FieldErrorCode = keyof typeof admin.error;

/**
 * Returns a function that translates a {@link FieldErrorCode}. Schemas store codes rather than sentences, because a switch of the
 * language then translates messages that are already shown.
 */
export function useFieldErrorText() {
  const { t } = useTranslation('admin');
  return ({ message, max }: FieldError): string | undefined =>
    message &&
    t(`error.${message as FieldErrorCode}`, {
      max,
      passwordMin: PASSWORD_MIN,
      scheme: 'https://',
    });
}

/**
 * Makes the compiler check that the message of a schema is a {@link FieldErrorCode}:
 * `z.string().refine(notBlank, messageKey('titleEmpty'))`.
 */
export const messageKey = (code: FieldErrorCode): FieldErrorCode => code;

interface FieldError {
  message?: string | undefined;
  /** Maximum number of characters. */
  max?: number | undefined;
}

interface Summary {
  /** Errors for `ErrorSummary`, in the order of the form; `name` is the id of the control. */
  list: { name: string; message: string }[];
  byField: Record<string, string>;
}

/**
 * Translates the validation errors of a form.
 * @param idPrefix of the form's controls: `news` for `news-title`
 * @param order the fields in the order of the page
 * @param errors `formState.errors` of react-hook-form, whose messages are field error codes
 */
export function useErrorSummary(
  idPrefix: string,
  order: readonly string[],
  errors: Partial<Record<string, FieldError>>,
): Summary {
  const errorText = useFieldErrorText();
  const summary: Summary = { list: [], byField: {} };
  for (const field of order) {
    const message = errorText(errors[field] ?? {});
    if (!message) continue;
    summary.list.push({ name: `${idPrefix}-${field}`, message });
    summary.byField[field] = message;
  }
  return summary;
}
