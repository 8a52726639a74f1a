import { useTranslation } from 'react-i18next';
import type { FieldText, VersionImage } from '../../kinds/values';
import styles from './Differences.module.css';
import { ImageDifferences } from './ImageDifferences';
import { TextDifference } from './TextDifference';
import { type DiffWords, useWordDiff } from './useWordDiff';

export interface FieldDiff {
  label: string;
  mine: string;
  theirs: string;
  isWhole?: boolean | undefined;
  /** `mine` and `theirs` of the field decide whether they differ. */
  images?: { mine: VersionImage[]; theirs: VersionImage[] } | undefined;
}

/** @param theirs the same fields in the same order */
export const toDiffs = (mine: FieldText[], theirs: FieldText[]): FieldDiff[] =>
  mine.map(({ label, text, isWhole, images }, index) => ({
    label,
    isWhole,
    mine: text,
    theirs: theirs[index]?.text ?? '',
    images: images && { mine: images, theirs: theirs[index]?.images ?? [] },
  }));

const asWhole: DiffWords = (older, newer) => [{ kind: 'changed', older, newer }];

interface Props {
  diffs: FieldDiff[];
  /** `same`: the message when they are equal. */
  names: { mine: string; theirs: string; same: string };
  /** `mine` is what the person is about to take in place of `theirs`. */
  replaces?: boolean;
}

/**
 * The fields in which two versions of an item differ (decision 0021); spaces at the ends of a text
 * do not count. Until the comparison of words is loaded, and if it cannot be, the texts are side by
 * side. What only `mine` has is green, what only `theirs` has is red.
 */
export function Differences({ diffs, names, replaces = false }: Props) {
  const { t } = useTranslation('history');
  const diffWords = useWordDiff();
  const different = diffs.filter(({ mine, theirs }) => mine.trim() !== theirs.trim());
  if (different.length === 0) return <p>{names.same}</p>;
  const sides = { older: names.theirs, newer: names.mine };
  return (
    <div className={`stack ${styles.diffs}`}>
      <p className={styles.legend}>
        <del>{replaces ? t('diff.removed') : t('diff.only', { name: sides.older })}</del>{' '}
        <ins>{replaces ? t('diff.added') : t('diff.only', { name: sides.newer })}</ins>
      </p>
      {different.map((field) => (
        <section key={field.label} aria-label={field.label}>
          <h3>{field.label}</h3>
          {field.images ? (
            <ImageDifferences
              older={field.images.theirs}
              newer={field.images.mine}
              names={sides}
              diffWords={diffWords}
            />
          ) : (
            <TextDifference
              older={field.theirs}
              newer={field.mine}
              names={sides}
              diffWords={field.isWhole ? asWhole : diffWords}
            />
          )}
        </section>
      ))}
    </div>
  );
}
