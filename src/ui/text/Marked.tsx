import { Fragment } from 'react';
import { piecesOf } from '../../lib/search/marks';

/** A text in which the words that were looked for stand out. */
export const Marked = ({ text, stems }: { text: string; stems: ReadonlySet<string> }) =>
  piecesOf(text, stems).map((piece) => {
    const Tag = piece.hit ? 'mark' : Fragment;
    return <Tag key={piece.start}>{piece.text}</Tag>;
  });
