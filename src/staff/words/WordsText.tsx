import { useTranslation } from 'react-i18next';
import { splitAtPlaceholders, type Text } from '../../lib/facts/words';
import type { Language } from '../../lib/i18n/languages';
import { figureText, namedLines } from './figures';
import styles from './words.module.css';

/** Renders a text of a page for staff: its lines, with its figures in frames. */
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
            return (
              <span key={key} className={styles.figure}>
                {figureText(part, language)}
              </span>
            );
          })}
        </p>
      ))}
    </div>
  );
}
