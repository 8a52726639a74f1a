import { Fragment } from 'react';
import { splitByMatch } from '../../lib/search/highlight';

/** A text in which the words that were looked for stand out. */
export const Highlight = ({ text, stems }: { text: string; stems: ReadonlySet<string> }) =>
  splitByMatch(text, stems).map((piece) => {
    const Tag = piece.isMatch ? 'mark' : Fragment;
    return <Tag key={piece.start}>{piece.text}</Tag>;
  });
