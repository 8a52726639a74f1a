import { PASSWORD_MAX, PASSWORD_MIN } from '../../forms/limits';
import { says } from '../../forms/problems';
import { form } from '../../forms/zod';

/** GoTrue hashes with bcrypt, which reads no more than so many bytes of a password. */
const fits = (text: string): boolean => new TextEncoder().encode(text).length <= PASSWORD_MAX;

const newPassword = form
  .string()
  .min(PASSWORD_MIN, says('passwordShort'))
  .refine(fits, says('passwordLong'));

/** Six digits; empty for an account without a second factor. */
const mfaCode = form.string().regex(/^\s*(?:\d{6})?\s*$/, says('factorWrong'));

export const requestCodeSchema = form.object({
  email: form.string().regex(/^\s*\S+@\S+\.\S+\s*$/, says('emailWrong')),
});

export const resetByCodeSchema = form.object({
  code: form.string().regex(/^\s*\d{6}\s*$/, says('codeWrong')),
  newPassword,
  mfaCode,
});

/** The link's token takes the place of the code. */
export const resetByLinkSchema = form.object({ code: form.string(), newPassword, mfaCode });

export const changePasswordSchema = form
  .object({ currentPassword: form.string().min(1, says('currentEmpty')), newPassword, mfaCode })
  .refine(({ currentPassword, newPassword }) => currentPassword !== newPassword, {
    path: ['newPassword'],
    message: says('passwordSame'),
  });
