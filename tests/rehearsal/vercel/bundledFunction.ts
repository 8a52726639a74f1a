import { inject } from 'vitest';
import { readOutput } from './output/config.ts';
import { loadFunction } from './output/loadFunction.ts';

/** Replaces api/blob.ts in the tests of the function (vitest.config.ts). */
export default loadFunction(readOutput(inject('vercelOutput')), 'api/blob');
