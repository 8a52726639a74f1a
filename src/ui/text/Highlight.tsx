import { Fragment } from 'react';
import { splitByMatch } from '../../lib/search/highlight';

/**
 * Renders a text with the words that have one of the stems in `<mark>`, in any inflection; the plain text
 * without a match. `stems` are those of a search query, as `stemOf` returns them.
 */
export const Highlight = ({ text, stems }: { text: string; stems: ReadonlySet<string> }) =>
  splitByMatch(text, stems).map((piece) => {
    const Tag = piece.isMatch ? 'mark' : Fragment;
    return <Tag key={piece.start}>{piece.text}</Tag>;
  });
