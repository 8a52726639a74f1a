import { messageKey } from '../../forms/fieldErrors';
import { notBlank, z } from '../../forms/zod';

/** Spec 5, Sign-in: an e-mail or a phone number, and a password. */
export const signInSchema = z.object({
  identifier: z.string().refine(notBlank, messageKey('identifierEmpty')),
  password: z.string().min(1, messageKey('passwordEmpty')),
});
