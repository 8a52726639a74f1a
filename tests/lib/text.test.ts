import { afterEach, describe, expect, it, vi } from 'vitest';
import { cut } from '../../src/lib/text/text';
import { typeset } from '../../src/lib/text/typeset';

describe('cut', () => {
  it('returns a text within the limit unchanged', () => {
    expect(cut('Jamhuri Day', 11)).toBe('Jamhuri Day');
    expect(cut('', 10)).toBe('');
  });

  it('cuts after a whole word, with the ellipsis inside the limit', () => {
    expect(cut('Reception on Jamhuri Day', 20)).toBe('Reception on…');
    expect(cut('Reception on Jamhuri Day', 21)).toBe('Reception on Jamhuri…');
  });

  it('leaves no comma or dash before the ellipsis', () => {
    expect(cut('Culture, trade and more', 15)).toBe('Culture, trade…');
    expect(cut('Culture, trade and more', 10)).toBe('Culture…');
    expect(cut('Nairobi — the green city', 12)).toBe('Nairobi…');
  });

  it('does not end after a number that a no-break space binds to its noun', () => {
    expect(cut('День Джамхури, 12\u00a0декабря', 20)).toBe('День Джамхури…');
  });

  it('cuts inside a word only if that word exceeds the limit', () => {
    expect(cut('достопримечательностями', 10)).toBe('достоприм…');
  });

  it('counts an emoji family, a flag and an accented letter as one character', () => {
    const family = '👨‍👩‍👧‍👦';
    const flag = '🇰🇪';
    const accent = 'e\u0301';
    expect(cut(family.repeat(5), 5)).toBe(family.repeat(5));
    expect(cut(family.repeat(6), 5)).toBe(`${family.repeat(4)}…`);
    expect(cut(flag.repeat(6), 4)).toBe(`${flag.repeat(3)}…`);
    expect(cut(accent.repeat(6), 4)).toBe(`${accent.repeat(3)}…`);
  });

  it.each(['The e-mail of the Embassy', 'Open 9:00-17:00 for all'])(
    'does not count the invisible joiners of typeset text: %s',
    (text) => {
      const shown = typeset(text);
      expect(shown).not.toHaveLength(text.length);
      expect(cut(shown, text.length)).toBe(shown);
      expect(cut(shown, text.length - 1)).toBe(typeset(text.replace(/ \S+$/, '…')));
    },
  );

  it('joins the lines of a text', () => {
    expect(cut('  First line\n\nsecond\tline ', 40)).toBe('First line second line');
  });

  describe('cut in a browser without Intl.Segmenter', () => {
    afterEach(() => vi.unstubAllGlobals());

    it('returns the same text', () => {
      vi.stubGlobal('Intl', { ...Intl, Segmenter: undefined });
      expect(cut('👨‍👩‍👧‍👦'.repeat(6), 5)).toBe(`${'👨‍👩‍👧‍👦'.repeat(4)}…`);
      expect(cut('🇰🇪'.repeat(6), 4)).toBe(`${'🇰🇪'.repeat(3)}…`);
      expect(cut('e\u0301'.repeat(6), 4)).toBe(`${'e\u0301'.repeat(3)}…`);
      expect(cut('👍🏿'.repeat(6), 4)).toBe(`${'👍🏿'.repeat(3)}…`);
      expect(cut('Reception on Jamhuri Day', 20)).toBe('Reception on…');
    });
  });
});
