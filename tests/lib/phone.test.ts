import { describe, expect, it } from 'vitest';
import { toE164 } from '../../src/lib/text/phone';

describe('toE164', () => {
  it.each(['+79161234567', '8 916 123 45 67', '916 123-45-67', '007 916 123 45 67'])(
    'parses «%s» as a Russian number',
    (text) => {
      expect(toE164(text)).toBe('+79161234567');
    },
  );

  it.each([
    '+254712345678',
    '+254 (0) 712 345 678',
    '000254712345678',
    '712345678',
    '8~10 254 712 345 678',
  ])('parses «%s» as a Kenyan number', (text) => {
    expect(toE164(text)).toBe('+254712345678');
  });

  it("distinguishes Kenyan numbers that begin with 01 from Moscow's", () => {
    expect(toE164('0110 123 456')).toBe('+254110123456');
    expect(toE164('8 (495) 637-21-86')).toBe('+74956372186');
  });

  it('returns a complete number of another country unchanged', () => {
    expect(toE164('+375 29 123-45-67')).toBe('+375291234567');
  });

  it.each(['', 'admin', '+7 916 123', '8 916 123 45 67 89 01', '0712 CALL NOW'])(
    'returns null for «%s»',
    (text) => {
      expect(toE164(text)).toBeNull();
    },
  );
});
