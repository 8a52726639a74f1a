import { MAX_NAME } from '../../services/people/people';
import { messageKey } from '../forms/fieldErrors';
import { atMost, notBlank, z } from '../forms/zod';

/** Control characters, line ends, and marks that reverse the direction of the text around a name. */
const HARMFUL = /[\p{Cc}\u200e\u200f\u2028-\u202e\u2066-\u2069]/u;

/** A full name, with the rules of the check constraints of profiles.full_name. */
export const nameSchema = z.object({
  fullName: z
    .string()
    .refine(notBlank, messageKey('nameEmpty'))
    .refine(atMost(MAX_NAME), messageKey('nameLong'))
    .refine((name) => !HARMFUL.test(name.trim()), messageKey('nameShape')),
});
