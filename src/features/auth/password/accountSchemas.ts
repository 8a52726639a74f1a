import { PASSWORD_MAX, PASSWORD_MIN } from '../../forms/limits';
import { says } from '../../forms/problems';
import { form } from '../../forms/zod';

/** The sign-in service reads no more than so many bytes of a password. */
const fits = (text: string): boolean => new TextEncoder().encode(text).length <= PASSWORD_MAX;

const fresh = form
  .string()
  .min(PASSWORD_MIN, says('passwordShort'))
  .refine(fits, says('passwordLong'));

export const mailboxSchema = form.object({
  email: form.string().regex(/^\s*\S+@\S+\.\S+\s*$/, says('emailWrong')),
});

/** The second factor's code, from who has one. */
const factor = form.string().regex(/^\s*(?:\d{6})?\s*$/, says('factorWrong'));

export const resetSchema = form.object({
  code: form.string().regex(/^\s*\d{6}\s*$/, says('codeWrong')),
  fresh,
  factor,
});

export const linkSchema = form.object({ fresh, factor });

export const changeSchema = form
  .object({ current: form.string().min(1, says('currentEmpty')), fresh, factor })
  .refine(({ current, fresh }) => current !== fresh, {
    path: ['fresh'],
    message: says('passwordSame'),
  });
