import { expect, inject, it } from 'vitest';
import blob from '../../../api/blob';
import { call } from '../../support/files';
import { readOutput } from './output/config';
import { loadFunction } from './output/loadFunction';

/** The tests of tests/api that run beside this file call the bundled function, not its source. */

it('the function of the tests is the one of the output, loaded where no package of the project is', () => {
  const bundled = loadFunction(readOutput(inject('vercelOutput')), 'api/blob');
  expect(blob).toBe(bundled);
  expect(inject('vercelOutput')).not.toContain(process.cwd());
});

it('it answers', async () => {
  const { status, body } = await call('PATCH', '/api/blob-list');
  expect([status, body]).toMatchObject([405, { success: false, code: 'wrong_method' }]);
});
