import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { mediaUrl, nameOfUrl } from '../../../lib/urls/media';
import { isFileUrl } from '../../../lib/urls/urls';
import { Button } from '../../../ui/actions/Button';
import { Dialog } from '../../../ui/dialog/Dialog';
import { RowBoundary } from '../../../ui/feedback/RowBoundary';
import { readableMarkdown } from '../../items/readableMarkdown';
import type { VersionImage } from '../../kinds/kind';
import type { FieldText } from '../../kinds/kinds';
import { Badge } from '../../parts/Badge';
import styles from './Differences.module.css';
import { diffWords } from './wordDiff';

interface ComparisonDialogProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
  actions: ReactNode;
}

export const ComparisonDialog = ({ title, onClose, children, actions }: ComparisonDialogProps) => (
  <Dialog title={title} onClose={onClose} wide>
    <div className="stack">
      {children}
      <div className="cluster gap-3">{actions}</div>
    </div>
  </Dialog>
);

export interface FieldDiff {
  name: string;
  label: string;
  mine: string;
  theirs: string;
  isWhole?: boolean | undefined;
  /** Whether the texts, which decide whether the field differs, are shown as people read them. */
  isMarkdown?: boolean | undefined;
  /** Shown in place of the texts, which decide whether the field differs. */
  images?: { mine: VersionImage[]; theirs: VersionImage[] } | undefined;
}

/**
 * Pairs the fields of two versions.
 * @param theirs the same fields in the same order
 */
export const toDiffs = (mine: FieldText[], theirs: FieldText[]): FieldDiff[] =>
  mine.map(({ name, label, text, isWhole, isMarkdown, images }, index) => ({
    name,
    label,
    isWhole,
    isMarkdown,
    mine: text,
    theirs: theirs[index]?.text ?? '',
    images: images && { mine: images, theirs: theirs[index]?.images ?? [] },
  }));

interface Props {
  diffs: FieldDiff[];
  /** Names of both versions; `same` is the message when they are equal. */
  names: { mine: string; theirs: string; same: string };
  /** Whether the person is about to take `mine` in place of `theirs`. */
  replaces?: boolean;
}

/**
 * Renders the fields in which two versions of an item differ (decision 0021). Spaces at the ends of
 * a text do not count. What only `mine` has is green, what only `theirs` has is red.
 */
export function Differences({ diffs, names, replaces = false }: Props) {
  const { t } = useTranslation('history');
  const different = diffs.filter(({ mine, theirs }) => mine.trim() !== theirs.trim());
  if (different.length === 0) return <p>{names.same}</p>;
  const sides = { older: names.theirs, newer: names.mine };
  return (
    <div className={`stack ${styles.diffs}`}>
      <p className="small-print">
        <del>{replaces ? t('diff.removed') : t('diff.only', { name: sides.older })}</del>{' '}
        <ins>{replaces ? t('diff.added') : t('diff.only', { name: sides.newer })}</ins>
      </p>
      {different.map((field) => (
        <RowBoundary key={field.label} name={field.label} element="div">
          {() => (
            <section aria-label={field.label}>
              <h3>{field.label}</h3>
              {field.images ? (
                <ImageDifferences
                  older={field.images.theirs}
                  newer={field.images.mine}
                  names={sides}
                />
              ) : (
                <TextDifference
                  older={field.theirs}
                  newer={field.mine}
                  names={sides}
                  isWhole={field.isWhole}
                  isMarkdown={field.isMarkdown}
                />
              )}
            </section>
          )}
        </RowBoundary>
      ))}
    </div>
  );
}

interface ImageDifferencesProps {
  older: VersionImage[];
  newer: VersionImage[];
  names: SideNames;
}

/** Renders the newer version's images, then the removed ones. Marks moves and changed texts. */
function ImageDifferences({ older, newer, names }: ImageDifferencesProps) {
  const { t } = useTranslation('history');
  const removed = older.filter(({ url }) => !newer.some((image) => image.url === url));
  return (
    <ul className={`plain-list stack gap-3 ${styles.images}`}>
      {[...newer, ...removed].map(({ url, texts }) => {
        const [from, to] = [older, newer].map(
          (images) => images.findIndex((image) => image.url === url) + 1,
        );
        const before = older.find((image) => image.url === url);
        const isInBoth = before !== undefined && to !== 0;
        const changed = texts.flatMap(({ label, text }, index) => {
          const previous = before?.texts[index]?.text ?? '';
          return isInBoth && previous !== text ? [{ label, older: previous, newer: text }] : [];
        });
        return (
          <li key={url}>
            {/* The name of the file follows. */}
            {isFileUrl(url) && <img src={mediaUrl(url)} alt="" loading="lazy" />}
            <div>
              <p>{nameOfUrl(url)}</p>
              <p>
                {!to && <Badge tone="plain">{t('diff.only', { name: names.older })}</Badge>}
                {!from && <Badge tone="green">{t('diff.only', { name: names.newer })}</Badge>}
                {isInBoth && from !== to && (
                  <Badge tone="ochre">{t('diff.moved', { from, to })}</Badge>
                )}
              </p>
              {changed.map(({ label, ...sides }) => (
                <div key={label}>
                  <p>{label}</p>
                  <TextDifference {...sides} names={names} />
                </div>
              ))}
            </div>
          </li>
        );
      })}
    </ul>
  );
}

interface SideNames {
  older: string;
  newer: string;
}

interface TextDifferenceProps {
  older: string;
  newer: string;
  names: SideNames;
  /** Whether they are compared as a whole, not word by word. */
  isWhole?: boolean | undefined;
  isMarkdown?: boolean | undefined;
}

/** Marks what differs, for screen readers also in words, or says that only the mark-up differs. */
export function TextDifference({
  older,
  newer,
  names,
  isWhole = false,
  isMarkdown = false,
}: TextDifferenceProps) {
  const { t } = useTranslation('history');
  const read = isMarkdown ? readableMarkdown : (text: string) => text;
  const texts = [read(older).trim(), read(newer).trim()] as const;
  if (isMarkdown && texts[0] === texts[1]) return <p>{t('diff.format')}</p>;
  const parts = isWhole
    ? [{ kind: 'changed' as const, older: texts[0], newer: texts[1] }]
    : diffWords(...texts);
  return (
    <div className={`box ${styles.text}`}>
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
            {/* Two words, also where they are read without their colours. */}
            {part.older && part.newer && ' '}
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

/** Characters that stay visible beside a change. */
const CONTEXT = 120;
/** Minimum number of characters of a folded part, because folding less would save no line. */
const MIN_FOLDED = 200;

interface UnchangedTextProps {
  text: string;
  /** Whether nothing precedes it, so that its beginning is not context of a change. */
  isFirst: boolean;
  isLast: boolean;
}

/** Renders a text with its middle folded behind a button, unless it is short. */
function UnchangedText({ text, isFirst, isLast }: UnchangedTextProps) {
  const { t } = useTranslation('history');
  const [open, setOpen] = useState(false);
  const from = isFirst ? 0 : CONTEXT + text.slice(CONTEXT).search(/\s|$/);
  const beforeLast = text.slice(0, -CONTEXT);
  const to = isLast ? text.length : beforeLast.length - lastWord(beforeLast).length;
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

const lastWord = (text: string): string => text.split(/\s/).at(-1) ?? '';
