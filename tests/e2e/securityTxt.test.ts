import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { SECURITY_POLICY, SECURITY_TXT, securityTxt } from '../../scripts/securityTxt/securityTxt';
import { siteOfWorker } from '../support/browser/siteOfWorker';
import { PUBLIC } from '../support/html/servedPage';

it.each([
  [SECURITY_TXT, securityTxt(PUBLIC)],
  [SECURITY_POLICY, readFileSync(join('public', SECURITY_POLICY), 'utf8')],
])('%s is served by the built site as plain text', async (path, text) => {
  const response = await fetch(`${siteOfWorker()}/${path}`, { redirect: 'manual' });
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toMatch(/^text\/plain/);
  expect(await response.text()).toBe(text);
});
