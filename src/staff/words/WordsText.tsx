import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { splitAtPlaceholders, type Text, type Words } from '../../lib/facts/words';
import { type Language, languages } from '../../lib/i18n/languages';
import { AppLink } from '../../ui/navigation/AppLink';
import { TextDifference } from '../history/versions/Differences';
import { figureKey, figureText, namedLines, readableText } from './figures';
import { factPath } from './pageWords';
import styles from './words.module.css';

/** Renders a text of a page for staff: its lines, with figures as links to what they insert. */
export function WordsText({ text, language }: { text: Text; language: Language }) {
  const { t } = useTranslation('facts');
  const lines = namedLines(text).filter(([, line]) => line);
  const shown = lines.length > 0 ? lines : [['', t('words.empty', { lng: language })] as const];
  return (
    <div lang={language} className="stack gap-1">
      {shown.map(([name, line]) => (
        <p key={name}>
          {splitAtPlaceholders(line).map((part, index) => {
            // Nothing identifies a part besides its position.
            const key = `${index} ${part}`;
            if (index % 2 === 0) return part;
            const source = figureKey(part);
            const props = { className: styles.figure, children: figureText(part, language) };
            return source ? (
              <AppLink key={key} to={factPath(source)} {...props} />
            ) : (
              <span key={key} {...props} />
            );
          })}
        </p>
      ))}
    </div>
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
