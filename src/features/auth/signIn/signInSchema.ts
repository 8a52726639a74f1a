import { messageKey } from '../../forms/fieldErrors';
import { notBlank, z } from '../../forms/zod';

/** An e-mail address or a phone number, and a password; neither may be empty (R5.9). */
export const signInSchema = z.object({
  identifier: z.string().refine(notBlank, messageKey('identifierEmpty')),
  password: z.string().min(1, messageKey('passwordEmpty')),
});
