import { Fragment } from 'react';
import { splitByMatch } from '../../lib/search/highlight';

/** `stems` are those of a search query, as `stemOf` returns them; words match in any inflection. */
export const Highlight = ({ text, stems }: { text: string; stems: ReadonlySet<string> }) =>
  splitByMatch(text, stems).map((piece) => {
    const Tag = piece.isMatch ? 'mark' : Fragment;
    return <Tag key={piece.start}>{piece.text}</Tag>;
  });
