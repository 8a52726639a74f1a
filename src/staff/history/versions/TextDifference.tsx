import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/actions/Button';
import styles from './TextDifference.module.css';
import type { DiffWords } from './useWordDiff';

export interface SideNames {
  older: string;
  newer: string;
}

interface Props {
  older: string;
  newer: string;
  names: SideNames;
  /** Undefined renders the texts side by side. */
  diffWords: DiffWords | undefined;
}

/** Marks what differs, for screen readers also in words; long unchanged parts are folded. */
export function TextDifference({ older, newer, names, diffWords }: Props) {
  if (!diffWords) {
    return (
      <div className={styles.sides}>
        <Side name={names.older} text={older} />
        <Side name={names.newer} text={newer} />
      </div>
    );
  }
  const parts = diffWords(older.trim(), newer.trim());
  return (
    <div className={styles.text}>
      {parts.map((part, index) => {
        // Nothing identifies a part besides its position.
        const key = `${index} ${part.kind}`;
        if (part.kind === 'same') {
          const position = { isFirst: index === 0, isLast: index === parts.length - 1 };
          return <UnchangedText key={key} text={part.text} {...position} />;
        }
        return (
          <span key={key}>
            {part.older && <Marked tag="del" name={names.older} text={part.older} />}
            {part.newer && <Marked tag="ins" name={names.newer} text={part.newer} />}
          </span>
        );
      })}
    </div>
  );
}

function Marked({ tag: Tag, name, text }: { tag: 'del' | 'ins'; name: string; text: string }) {
  const { t } = useTranslation('history');
  return (
    <Tag>
      <span className="visually-hidden"> [{t('diff.only', { name })}: </span>
      {text}
      <span className="visually-hidden">] </span>
    </Tag>
  );
}

function Side({ name, text }: { name: string; text: string }) {
  const { t } = useTranslation('admin');
  return (
    <figure>
      <figcaption>{name}</figcaption>
      <p className={styles.text}>{text.trim() || t('conflict.empty')}</p>
    </figure>
  );
}

/** Characters that stay visible beside a change. */
const CONTEXT = 120;
/** Shorter parts are not folded, because that would save no line. */
const MIN_FOLDED = 200;

interface UnchangedTextProps {
  text: string;
  /** Nothing precedes it, so its beginning is not context of a change. */
  isFirst: boolean;
  isLast: boolean;
}

function UnchangedText({ text, isFirst, isLast }: UnchangedTextProps) {
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
