import { says } from '../../forms/problems';
import { form, notBlank } from '../../forms/zod';

/** Spec 5, Sign-in: an e-mail or a phone number, and a password. */
export const signInSchema = form.object({
  identifier: form.string().refine(notBlank, says('identifierEmpty')),
  password: form.string().min(1, says('passwordEmpty')),
});
