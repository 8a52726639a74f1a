import { inject } from 'vitest';
import { loadFunction } from './output.ts';

/** Replaces api/blob.ts in the tests of the function (vitest.config.ts). */
export default loadFunction(inject('vercelOutput'));
