import { Fragment } from 'react';
import { splitByMatch } from '../../lib/search/highlight';

/** Renders a text with the words whose stem is in `stems` in `<mark>`. */
export const Highlight = ({ text, stems }: { text: string; stems: ReadonlySet<string> }) =>
  splitByMatch(text, stems).map((piece) => {
    const Tag = piece.isMatch ? 'mark' : Fragment;
    return <Tag key={piece.start}>{piece.text}</Tag>;
  });
