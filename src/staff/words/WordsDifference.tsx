import { useTranslation } from 'react-i18next';
import type { Words } from '../../lib/facts/words';
import { languages } from '../../lib/i18n/languages';
import { TextDifference } from '../history/versions/Differences';
import type { PageSlot } from './lines';
import { wordsAsText } from './pageWords';

interface Props {
  /** What is changed of the built-in text on each side; nothing for the text as built. */
  from: unknown;
  to: unknown;
  slot: PageSlot;
}

/** Renders what differs between two versions of a text, in each language in which they do. */
export function WordsDifference({ from, to, slot: { builtIn } }: Props) {
  const { t } = useTranslation(['facts', 'common']);
  return languages.map((language) => {
    const [older = '', newer = ''] = [from, to].map((side) => {
      const words: Words = { ...builtIn, ...(side ?? {}) };
      return wordsAsText({ [language]: words[language] }, language);
    });
    return (
      older !== newer && (
        <div key={language}>
          <p className="small-print">{t(`common:language.${language}`)}</p>
          <div lang={language}>
            <TextDifference
              older={older}
              newer={newer}
              names={{ older: t('preview.now'), newer: t('preview.then') }}
            />
          </div>
        </div>
      )
    );
  });
}
