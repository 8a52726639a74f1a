import { describe, expect, it } from 'vitest';
import { copyTitle } from '../../src/staff/lists/actions/useDuplicate';

const mark = (title: string) => `${title} (copy)`;
const length = (text: string) => [...text].length;

describe('title of a duplicated article', () => {
  it('ends with “(copy)”', () => {
    expect(copyTitle('Tea', mark)).toBe('Tea (copy)');
    expect(copyTitle('я'.repeat(193), mark)).toBe(`${'я'.repeat(193)} (copy)`);
  });

  it.each(['a'.repeat(200), '🦒'.repeat(200), 'a'.repeat(194)])(
    'is shortened to 200 characters together with “(copy)”',
    (title) => {
      const copy = copyTitle(title, mark);
      expect(length(copy)).toBe(200);
      expect(copy).toMatch(/… \(copy\)$/);
      expect(title.startsWith(copy.slice(0, copy.indexOf('…')))).toBe(true);
    },
  );
});
