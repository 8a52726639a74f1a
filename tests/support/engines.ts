import { inject } from 'vitest';

/** Whether the tests run on PostgreSQL and PostgREST (`npm run rehearse`), not on the embedded backend. */
export const onHosted = inject('hosting') !== undefined;
