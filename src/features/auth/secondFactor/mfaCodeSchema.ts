import { messageKey } from '../../forms/fieldErrors';
import { z } from '../../forms/zod';

export const mfaCodeSchema = z.object({
  code: z.string().regex(/^\s*\d{6}\s*$/, messageKey('factorWrong')),
});
