import { afterAll, afterEach, beforeEach, describe, it, vi } from 'vitest';
import { htmlPage, interceptNetwork } from '../../support/screens/msw';
import { functionError, storeError } from '../../support/store/fileServer';
import { stubStaffServer } from './desk';
import { expectAdviceFor, type UploadFault } from './draftWithImage';

// The next file of this process needs the original.
afterAll(() => vi.doUnmock('../../../src/staff/files/compress/worker/client'));
vi.mock('../../../src/staff/files/compress/worker/client', async () => ({
  compress: (await import('../../support/screens/imageFields')).compress,
  preview: vi.fn(),
}));

interceptNetwork();
beforeEach(() => {
  stubStaffServer();
  // Disables the retries of the Blob SDK.
  vi.stubEnv('VERCEL_BLOB_RETRIES', '0');
});
afterEach(() => {
  vi.unstubAllEnvs();
});

const FAULTS: Record<string, UploadFault> = {
  'has an expired token': [
    'put',
    () => storeError(403, 'client_token_expired'),
    'permission for it ran out',
  ],
  'exceeds the rate limit': [
    'token',
    () => functionError(429, 'rate_limited', { 'Retry-After': '30' }),
    'Try again in 30 seconds',
  ],
  'meets an unavailable store': [
    'put',
    () => storeError(503, 'service_unavailable'),
    'does not answer',
  ],
  'meets a suspended store': ['put', () => storeError(403, 'store_suspended'), 'switched off'],
  'exceeds the size limit of the store': [
    'put',
    () => storeError(413, 'file_too_large'),
    'too large for file storage',
  ],
  'gets an HTML page of a proxy': ['token', () => htmlPage(502), 'Try again'],
};

describe('image upload that fails', () => {
  it.each(Object.entries(FAULTS))(
    'shows advice when it %s, and succeeds on the next save',
    async (_, fault) => {
      await expectAdviceFor(fault);
    },
  );
});
