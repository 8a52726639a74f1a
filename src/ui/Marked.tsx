import { Fragment } from 'react';
import { piecesOf } from '../lib/search/marks';

/** A text in which the words that were looked for stand out. */
export const Marked = ({ text, stems }: { text: string; stems: ReadonlySet<string> }) =>
  piecesOf(text, stems).map((piece, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces have an order and nothing else
    piece.hit ? <mark key={index}>{piece.text}</mark> : <Fragment key={index}>{piece.text}</Fragment>,
  );
