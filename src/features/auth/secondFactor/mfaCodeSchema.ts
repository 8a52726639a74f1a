import { says } from '../../forms/problems';
import { form } from '../../forms/zod';

export const mfaCodeSchema = form.object({
  code: form.string().regex(/^\s*\d{6}\s*$/, says('factorWrong')),
});
