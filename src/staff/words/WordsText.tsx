import { useTranslation } from 'react-i18next';
import { kindOfFact } from '../../lib/facts/factSchemas';
import type { Slot } from '../../lib/facts/wordSchemas';
import { linesOf, type Text } from '../../lib/facts/words';
import type { Language } from '../../lib/i18n/languages';
import { AppLink } from '../../ui/navigation/AppLink';
import { figureText, keyOfFigure, splitAtFigures } from './figures';
import { pathOfWords } from './pageWords';
import styles from './words.module.css';

const Sentence = ({ text, language }: { text: string; language: Language }) =>
  splitAtFigures(text).map((part, index) => {
    // Nothing identifies a part besides its position.
    const key = `${index} ${part}`;
    if (index % 2 === 0) return part;
    const source = keyOfFigure(part);
    const text = figureText(part, language);
    return source ? (
      <AppLink key={key} to={pathOfFigure(source)} className={styles.figure}>
        {text}
      </AppLink>
    ) : (
      <span key={key} className={styles.figure}>
        {text}
      </span>
    );
  });

/** Returns the path at which staff change what a figure inserts. */
function pathOfFigure(key: string): string {
  if (kindOfFact(key) !== 'words') {
    return `/admin/facts?${new URLSearchParams({ q: key.replaceAll('.', ' ') })}`;
  }
  // The texts of every page are below those of this page.
  return key.startsWith('words:common:') ? `#${encodeURIComponent(key)}` : pathOfWords(key);
}

interface Props {
  text: Text;
  language: Language;
  /** Name of its slot: `steps` are numbered. */
  name: string;
  kind: Slot['kind'];
}

/** Renders a text of a page for staff, as the sentence, list or table that it is, with its figures as links to what they insert. */
export function WordsText({ text, language, name, kind }: Props) {
  const { t } = useTranslation('facts');
  if (typeof text === 'string' || linesOf(text).length === 0) {
    return (
      <p lang={language}>
        <Sentence text={String(text) || t('words.empty', { lng: language })} language={language} />
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
