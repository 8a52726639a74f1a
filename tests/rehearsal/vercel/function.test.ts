import { expect, inject, it } from 'vitest';
import blob from '../../../api/blob';
import { call } from '../../support/store/files';
import { readOutput } from './output/config';
import { loadFunction } from './output/loadFunction';

/** The tests of tests/api in this project call the bundled function, not its source. */

it('tests of api/blob call the bundled function, which resolves no package of the project', () => {
  const bundled = loadFunction(readOutput(inject('vercelOutput')), 'api/blob');
  expect(blob).toBe(bundled);
  expect(inject('vercelOutput')).not.toContain(process.cwd());
});

it('the bundled function responds', async () => {
  const { status, body } = await call('PATCH', '/api/blob-list');
  expect([status, body]).toMatchObject([405, { success: false, code: 'wrong_method' }]);
});
