import { useTranslation } from 'react-i18next';
import styles from './TextDifference.module.css';
import { UnchangedText } from './UnchangedText';
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
