import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { splitAtPlaceholders, type Text, type Words } from '../../lib/facts/words';
import { type Language, languages } from '../../lib/i18n/languages';
import { AppLink } from '../../ui/navigation/AppLink';
import { TextDifference } from '../history/versions/Differences';
import { figureLabel, keyOfFigure, readableText } from './figures';
import { rowsOf } from './lines';
import { pathOfFact } from './pageWords';
import styles from './words.module.css';

/** Renders a line with its figures as links to what they insert. */
const Sentence = ({ line, language }: { line: string; language: Language }) =>
  splitAtPlaceholders(line).map((part, index) => {
    // Nothing identifies a part besides its position.
    const key = `${index} ${part}`;
    if (index % 2 === 0) return part;
    const source = keyOfFigure(part);
    const label = figureLabel(part, language);
    return source ? (
      <AppLink key={key} to={pathOfFact(source)} className={styles.figure}>
        {label}
      </AppLink>
    ) : (
      <span key={key} className={styles.figure}>
        {label}
      </span>
    );
  });

interface Props {
  text: Text;
  language: Language;
  /** Name of its slot: `steps` are numbered. */
  name: string;
}

/** Renders a text of a page for staff, as the sentence, list or table that it is. */
export function WordsText({ text, language, name }: Props) {
  const { t } = useTranslation('facts');
  const rows = rowsOf(text);
  if (typeof text === 'string' || rows.length === 0) {
    const line = String(text) || t('words.empty', { lng: language });
    return (
      <p lang={language}>
        <Sentence line={line} language={language} />
      </p>
    );
  }
  const isTable = Array.isArray(text) && Array.isArray(text[0]);
  const [List, Row, Cell] = isTable
    ? (['tbody', 'tr', 'td'] as const)
    : ([name === 'steps' ? 'ol' : 'ul', 'li', 'span'] as const);
  const list = (
    <List className={isTable ? '' : `stack gap-1 ${name === 'paragraphs' ? 'plain-list' : ''}`}>
      {rows.map(([id, cells]) => (
        <Row key={id}>
          {cells.map((cell, index) => {
            const key = `${id} ${index}`;
            return (
              <Cell key={key}>
                <Sentence line={cell} language={language} />
              </Cell>
            );
          })}
        </Row>
      ))}
    </List>
  );
  return (
    <div lang={language}>{isTable ? <table className={styles.table}>{list}</table> : list}</div>
  );
}

interface DifferenceProps extends Pick<ComponentProps<typeof TextDifference>, 'names'> {
  from: Words;
  to: Words;
}

/** Renders what differs between two versions of a text, in each language in which they do. */
export function WordsDifference({ from, to, names }: DifferenceProps) {
  const { t } = useTranslation('common');
  return languages.map((language) => {
    const [older = '', newer = ''] = [from, to].map((words) => readableText(words, language));
    return (
      older !== newer && (
        <div key={language}>
          <p className="small-print">{t(`language.${language}`)}</p>
          <div lang={language}>
            <TextDifference older={older} newer={newer} names={names} />
          </div>
        </div>
      )
    );
  });
}
