import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/actions/Button';

/** Characters that stay visible beside a change. */
const CONTEXT = 120;
/** Shorter parts are not folded, because that would save no line. */
const MIN_FOLDED = 200;

interface Props {
  text: string;
  /** Nothing precedes it, so its beginning is not context of a change. */
  isFirst: boolean;
  isLast: boolean;
}

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

function wordEnd(text: string, from: number): number {
  const index = text.slice(from).search(/\s/);
  return index < 0 ? text.length : from + index;
}
