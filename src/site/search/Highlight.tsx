import { Fragment } from 'react';
import { splitByMatch } from './excerpt';

/**
 * Renders a text in which the words of a search are marked, in any inflection.
 * @param stems the stems of the query, as `toStem` returns them
 */
export const Highlight = ({ text, stems }: { text: string; stems: ReadonlySet<string> }) =>
  splitByMatch(text, stems).map((piece) => {
    const Tag = piece.isMatch ? 'mark' : Fragment;
    return <Tag key={piece.start}>{piece.text}</Tag>;
  });
