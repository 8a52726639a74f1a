import { File as NodeFile } from 'node:buffer';
import { beforeEach, expect, it } from 'vitest';
import { loadText } from '../../src/lib/i18n/loadText';
import { upload } from '../../src/staff/data/files/files';
import { signedIn } from '../support/auth/staff';
import { interceptNetwork } from '../support/screens/msw';
import { fileServer } from '../support/store/fileServer';

interceptNetwork();

beforeEach(async () => {
  await loadText('en', ['uploads']);
  signedIn();
});

it('an upload requests public access from Vercel Blob', async () => {
  const access: (string | null)[] = [];
  fileServer({
    put: (request) => {
      access.push(request.headers.get('x-vercel-blob-access'));
      return undefined;
    },
  });
  // Node's `File`, because jsdom's cannot be sent as a stream.
  const file = new NodeFile(['jpeg'], 'tea.jpg', { type: 'image/jpeg' }) as unknown as File;
  expect(await upload({ file, folder: 'news' })).toMatchObject({ success: true });
  expect(access).toEqual(['public']);
});
