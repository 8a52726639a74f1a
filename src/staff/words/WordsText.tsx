import type { Slot } from '../../lib/facts/wordSchemas';
import type { Text } from '../../lib/facts/words';
import type { Language } from '../../lib/i18n/languages';
import { figureText, splitAtFigures } from './figures';
import styles from './words.module.css';

const Sentence = ({ text, language }: { text: string; language: Language }) =>
  splitAtFigures(text).map((part, index) => {
    // Nothing identifies a part besides its position.
    const key = `${index} ${part}`;
    if (index % 2 === 0) return part;
    return (
      <span key={key} className={styles.figure}>
        {figureText(part, language)}
      </span>
    );
  });

interface Props {
  text: Text;
  language: Language;
  /** Name of its slot: `steps` are numbered. */
  name: string;
  kind: Slot['kind'];
}

/** Renders a text of a page for staff, as the sentence, list or table that it is, with its figures marked. */
export function WordsText({ text, language, name, kind }: Props) {
  if (typeof text === 'string') {
    return (
      <p lang={language}>
        <Sentence text={text} language={language} />
      </p>
    );
  }
  const rows = Object.entries(text).map(([id, row]) => [id, [row].flat()] as const);
  if (kind === 'pairs' || kind === 'table') {
    return (
      <table lang={language} className={styles.table}>
        <tbody>
          {rows.map(([id, cells]) => (
            <tr key={id}>
              {cells.map((cell, index) => {
                const key = `${id} ${index}`;
                return (
                  <td key={key}>
                    <Sentence text={cell} language={language} />
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    );
  }
  const List = name === 'steps' ? 'ol' : 'ul';
  return (
    <List lang={language} className={`stack gap-1 ${name === 'paragraphs' ? 'plain-list' : ''}`}>
      {rows.map(([id, [line = '']]) => (
        <li key={id}>
          <Sentence text={line} language={language} />
        </li>
      ))}
    </List>
  );
}
