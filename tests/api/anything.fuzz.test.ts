import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { HttpError } from '../../api/_lib/httpError';
import { uploadRule } from '../../api/_lib/pathnames';
import { runs, seed } from '../support/fuzz/fuzz';
import { generatedName, USER_ID } from '../support/fuzz/madeUp';
import { LOCAL_TOKEN, type Store, startStore } from '../support/store/files';

/** Generated inputs: rejections are proper responses, and no invalid input is accepted. */

const NAMES = runs(20_000);
const REQUESTS = runs(300);

it('upload: a pathname that gets a token is in an allowed folder with the extension of its type', () => {
  let accepted = 0;
  const names = fc.tuple(
    fc.constantFrom('', 'news/', 'notices/'),
    fc
      .tuple(generatedName, fc.constantFrom('', '.jpg', '.pdf'))
      .map(([start, ending]) => start + ending),
  );
  fc.assert(
    fc.property(names, ([folder, name]) => {
      try {
        const { contentType } = uploadRule(folder + name);
        accepted += 1;
        expect(folder + name).toMatch(/^(news|notices)\/[^\\?#%]*[^/]\.(jpg|pdf)$/);
        expect(folder + name).not.toMatch(/\/\/|\.\./);
        const isPdf = name.endsWith('.pdf');
        expect(contentType).toBe(isPdf ? 'application/pdf' : 'image/jpeg');
        if (isPdf) expect(folder + name).toMatch(/^notices\//);
      } catch (thrown) {
        if (!(thrown instanceof HttpError)) throw thrown;
      }
    }),
    { seed: seed(), numRuns: NAMES },
  );
  // Ensures that accepted names were among the inputs, too.
  expect(accepted).toBeGreaterThan(NAMES / 100);
  console.info(`pathnames: ${NAMES}, accepted: ${accepted}; store, fuzz cases: ${REQUESTS}`);
});

it('the local Blob store never returns 500 for random requests', async () => {
  const store: Store = await startStore();
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const request = fc.record({
    path: fc.constantFrom('', 'mpu', 'delete', 'media/', 'other'),
    method: fc.constantFrom('PUT', 'POST', 'GET'),
    text: generatedName,
    headers: fc.record({
      authorization: fc
        .constantFrom(LOCAL_TOKEN, 'x', `vercel_blob_client_localfiles_${btoa('a.b')}`)
        .map((token) => `Bearer ${token}`),
      'x-vercel-blob-access': fc.constantFrom('public', 'private'),
      'x-mpu-action': fc.constantFrom('create', 'upload', 'complete', 'x'),
      'x-mpu-upload-id': fc.constantFrom('../..', USER_ID, ''),
      'x-mpu-key': fc.constantFrom('%', '..', 'a').map(encodeURIComponent),
      'x-mpu-part-number': fc.constantFrom('0', '1', 'x'),
    }),
  });
  await fc.assert(
    fc.asyncProperty(request, async ({ path, method, text, headers }) => {
      const query = new URLSearchParams({ pathname: text, url: text, cursor: text, limit: text });
      const response = await fetch(`${store.url}/${path}?${query}`, { method, headers });
      expect(response.status, await response.text()).toBeLessThan(500);
    }),
    { seed: seed(), numRuns: REQUESTS },
  );
  expect(error).not.toHaveBeenCalled();
  await store.close();
});
