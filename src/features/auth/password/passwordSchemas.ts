import { messageKey } from '../../forms/fieldErrors';
import { PASSWORD_MAX, PASSWORD_MIN } from '../../forms/limits';
import { z } from '../../forms/zod';

/** GoTrue accepts at most 72 bytes of a password, the limit of bcrypt. */
const fitsBcrypt = (text: string): boolean => new TextEncoder().encode(text).length <= PASSWORD_MAX;

const newPassword = z
  .string()
  .min(PASSWORD_MIN, messageKey('passwordShort'))
  .refine(fitsBcrypt, messageKey('passwordLong'));

/** Six digits; empty for an account without a second factor. */
const mfaCode = z.string().regex(/^\s*(?:\d{6})?\s*$/, messageKey('factorWrong'));

export const requestCodeSchema = z.object({
  email: z.string().regex(/^\s*\S+@\S+\.\S+\s*$/, messageKey('emailWrong')),
});

export const resetByCodeSchema = z.object({
  code: z.string().regex(/^\s*\d{6}\s*$/, messageKey('codeWrong')),
  newPassword,
  mfaCode,
});

/** Without validation of the code, because the token of the link replaces it. */
export const resetByLinkSchema = z.object({ code: z.string(), newPassword, mfaCode });

export const changePasswordSchema = z
  .object({ currentPassword: z.string().min(1, messageKey('currentEmpty')), newPassword, mfaCode })
  .refine(({ currentPassword, newPassword }) => currentPassword !== newPassword, {
    path: ['newPassword'],
    message: messageKey('passwordSame'),
  });
