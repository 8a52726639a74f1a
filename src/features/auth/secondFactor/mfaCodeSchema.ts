import { messageKey } from '../../forms/fieldErrors';
import { z } from '../../forms/zod';

/** Six digits, spaces around them allowed. */
export const mfaCodeSchema = z.object({
  code: z.string().regex(/^\s*\d{6}\s*$/, messageKey('factorWrong')),
});
