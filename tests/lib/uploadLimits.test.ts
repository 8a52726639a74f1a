import { expect, it } from 'vitest';
import { uploadRule } from '../../api/_lib/pathnames';
import { MAX_BYTES } from '../../src/staff/files/compress/limits';

it('the function accepts images up to the size to which the browser compresses them', () => {
  const accepted = uploadRule('notices/tea.jpg').maximumSizeInBytes;
  expect(accepted).toBe(Math.max(...Object.values(MAX_BYTES)));
});
