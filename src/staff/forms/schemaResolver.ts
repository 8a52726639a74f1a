import { zodResolver } from '@hookform/resolvers/zod';
import type { FieldValues, Resolver } from 'react-hook-form';
import type { ZodType } from 'zod';
import { messageKey } from './fieldErrors';

/**
 * Returns a resolver of react-hook-form for a schema. It also reports dates that are incomplete or
 * do not exist, because browsers give such a date as an empty text.
 */
export function schemaResolver<Values extends FieldValues>(
  schema: ZodType<unknown, Values>,
): Resolver<Values> {
  const resolve = zodResolver(schema, undefined, { raw: true });
  return async (values, context, options) => {
    const result = await resolve(values, context, options);
    const bad = Object.values(options.fields).filter(
      (field) => (field?.ref as HTMLInputElement | undefined)?.validity?.badInput,
    );
    if (bad.length === 0) return result;
    const errors = bad.map((field) => [
      field?.name,
      { type: 'badInput', message: messageKey('dateWrong') },
    ]);
    return { values: {}, errors: { ...result.errors, ...Object.fromEntries(errors) } };
  };
}
