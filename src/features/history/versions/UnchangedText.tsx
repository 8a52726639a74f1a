import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/actions/Button';

/** Characters that stay beside a change. */
const CONTEXT = 120;
/** Characters from which on a part is folded; a shorter fold would save no line. */
const MIN_FOLDED = 200;

interface Props {
  text: string;
  /** Nothing precedes it, so that its beginning is no context of a change. */
  isFirst: boolean;
  isLast: boolean;
}

/** Renders an unchanged part of a text. Folds a long one to what is beside the changes; a button shows the rest. */
export function UnchangedText({ text, isFirst, isLast }: Props) {
  const { t } = useTranslation('history');
  const [open, setOpen] = useState(false);
  const from = isFirst ? 0 : wordEnd(text, CONTEXT);
  const to = isLast ? text.length : text.length - wordEnd(reversed(text), CONTEXT);
  if (open || to - from < MIN_FOLDED) return <span>{text}</span>;
  return (
    <>
      <span>{text.slice(0, from)}</span>
      <Button variant="tertiary" onClick={() => setOpen(true)}>
        {t('diff.folded', { number: to - from })}
      </Button>
      <span>{text.slice(to)}</span>
    </>
  );
}

const reversed = (text: string): string => [...text].reverse().join('');

/** Returns the index of the first white space from an index on, or the length of the text. */
function wordEnd(text: string, from: number): number {
  const index = text.slice(from).search(/\s/);
  return index < 0 ? text.length : from + index;
}
