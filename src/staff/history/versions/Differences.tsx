import { diffArrays } from 'diff';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../ui/dialog/Dialog';
import { RowBoundary } from '../../../ui/feedback/RowBoundary';
import { readableMarkdown } from '../../items/readableMarkdown';
import type { FieldText } from '../../kinds/kinds';
import styles from '../history.module.css';

interface ComparisonDialogProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
  actions: ReactNode;
}

/** Renders a comparison in a wide dialog, above its buttons. */
export const ComparisonDialog = ({ title, onClose, children, actions }: ComparisonDialogProps) => (
  <Dialog title={title} onClose={onClose} wide>
    <div className="stack">
      {children}
      <div className="cluster gap-3">{actions}</div>
    </div>
  </Dialog>
);

export interface FieldDiff extends Omit<FieldText, 'text'> {
  mine: string;
  theirs: string;
}

/**
 * Pairs the fields of two versions, also fields that do not differ.
 * @param theirs the same fields in the same order
 */
export const toDiffs = (mine: FieldText[], theirs: FieldText[]): FieldDiff[] =>
  mine.map(({ text, ...field }, index) => ({
    ...field,
    mine: text,
    theirs: theirs[index]?.text ?? '',
  }));

interface Props {
  diffs: FieldDiff[];
  /** Names of both versions; `same` is the message when they are equal. */
  names: { mine: string; theirs: string; same: string };
}

/**
 * Renders the fields in which two versions of an item differ (decision 0021), or `names.same`.
 * Spaces at the ends of a text do not count. Taking `mine` in place of `theirs` adds what is green,
 * and removes what is red.
 */
export function Differences({ diffs, names }: Props) {
  const { t } = useTranslation('history');
  const different = diffs.filter(({ mine, theirs }) => mine.trim() !== theirs.trim());
  if (different.length === 0) return <p>{names.same}</p>;
  return (
    <div className={`stack ${styles.diffs}`}>
      <p className="small-print">
        <del>{t('diff.removed')}</del> <ins>{t('diff.added')}</ins>
      </p>
      {different.map((field) => (
        <RowBoundary key={field.label} name={field.label} element="div">
          {() => (
            <section aria-label={field.label}>
              <h3>{field.label}</h3>
              <TextDifference field={field} names={names} />
            </section>
          )}
        </RowBoundary>
      ))}
    </div>
  );
}

/**
 * Renders both texts as one, and marks what only one of them has, for screen readers also in words.
 * Shows Markdown as people read it, and says so if only its mark-up differs.
 */
function TextDifference({ field, names }: Pick<Props, 'names'> & { field: FieldDiff }) {
  const { t } = useTranslation('history');
  const { mine, theirs, isWhole, isMarkdown } = field;
  const read = isMarkdown ? readableMarkdown : (text: string) => text;
  const [older, newer] = [read(theirs).trim(), read(mine).trim()];
  if (isMarkdown && older === newer) return <p>{t('diff.format')}</p>;
  const [from, to] = [older, newer].map((text) => (isWhole ? [text] : splitWords(text)));
  return (
    <div className={`box ${styles.text}`}>
      {diffArrays(from ?? [], to ?? []).map(({ value, added, removed }, index) => {
        const text = value.join('');
        // Nothing identifies a part besides its position.
        const key = `${index} ${text}`;
        if (removed) return <Marked key={key} tag="del" name={names.theirs} text={text} />;
        if (added) return <Marked key={key} tag="ins" name={names.mine} text={text} />;
        return <span key={key}>{text}</span>;
      })}
    </div>
  );
}

/** Returns the words of a text, each with the white space before it. */
const splitWords = (text: string): string[] => text.match(/\s*\S+/g) ?? [];

/** Renders a part that only one version has, with the version's name for screen readers. */
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
