import { messageKey } from '../../forms/fieldErrors';
import { notBlank, z } from '../../forms/zod';

export const signInSchema = z.object({
  identifier: z.string().refine(notBlank, messageKey('identifierEmpty')),
  password: z.string().min(1, messageKey('passwordEmpty')),
});
