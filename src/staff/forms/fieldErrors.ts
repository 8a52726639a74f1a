import { get } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type admin from '../../locales/en/admin.json';
import { MAX_CHARACTERS, PASSWORD_MIN } from './limits';

/** How a web address begins, for texts, which contain no address. */
export const schemes = { secure: 'https://', insecure: 'http://' };

/** Reasons why a field is invalid; the messages are under `error` in admin.json. */
export type FieldErrorCode = keyof typeof admin.error;

/**
 * Returns a function that translates an error, whose message is a {@link FieldErrorCode}; undefined
 * without a message. Schemas store codes, because a switch of the language then translates messages
 * that are already shown.
 */
export function useFieldErrorText() {
  const { t } = useTranslation('admin');
  return ({ message }: { message?: string }): string | undefined =>
    message &&
    t(`error.${message as FieldErrorCode}`, {
      max: MAX_CHARACTERS[message as keyof typeof MAX_CHARACTERS],
      passwordMin: PASSWORD_MIN,
      ...schemes,
    });
}

/**
 * Returns the code. It makes the compiler check that the message of a schema is a
 * {@link FieldErrorCode}: `z.string().refine(notBlank, messageKey('titleEmpty'))`.
 */
export const messageKey = (code: FieldErrorCode): FieldErrorCode => code;

/**
 * Translates the validation errors of a form.
 * @param order the fields in the order of the page
 * @param errors as `formState.errors` of react-hook-form; the messages are field error codes
 * @returns the messages by field, in that order
 */
export function useErrorTexts(order: readonly string[], errors: object): Record<string, string> {
  const errorText = useFieldErrorText();
  const texts = order.flatMap((field) => {
    const text = errorText(get(errors, field) ?? {});
    return text ? [[field, text] as const] : [];
  });
  return Object.fromEntries(texts);
}
