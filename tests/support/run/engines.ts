import { inject } from 'vitest';

/**
 * Whether the tests run on PostgreSQL and PostgREST (`npm run rehearse`) instead of the embedded
 * backend.
 */
export const onHosted = inject('hosting') !== undefined;
