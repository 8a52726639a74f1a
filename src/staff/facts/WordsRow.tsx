import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { releaseState } from '../../lib/facts/wordSchemas';
import type { Words } from '../../lib/facts/words';
import { otherLanguage } from '../../lib/i18n/languages';
import { useLanguage } from '../../lib/i18n/useLanguage';
import { Badge } from '../../ui/feedback/Badge';
import { Callout } from '../../ui/feedback/Callout';
import { TextDifference } from '../history/versions/Differences';
import { type PageSlot, withChange } from '../words/lines';
import { languagesMissing, nameOfSlot, wordsAsText } from '../words/pageWords';
import { WordsText } from '../words/WordsText';
import styles from '../words/words.module.css';
import { valueText } from './factForms';
import { FactRow, SaveButton } from './factRows';
import type { StaffFact } from './useFactChanges';

interface Props {
  fact: StaffFact & { slot: PageSlot };
  hidden: boolean;
  preview: (value: unknown) => ReactNode;
}

/** Renders a text of a page in both languages, and beside a changed one what is built in, to which one press returns. */
export function WordsRow({ fact, hidden, preview }: Props) {
  const { t } = useTranslation(['facts', 'common']);
  const language = useLanguage();
  const { builtIn, path, kind } = fact.slot;
  const [, namespace = ''] = fact.key.split(':');
  const changed: Words = fact.current ?? {};
  const texts = withChange(builtIn, changed);
  const inOrder = [language, otherLanguage(language)].filter((one) => builtIn[one]);
  const missing = languagesMissing(changed, builtIn);
  const was = (fact.current && fact.published?.was) as Words | undefined;
  const renewed = inOrder.filter(
    (one) =>
      changed[one] &&
      releaseState({ value: { [one]: changed[one] }, was }, fact.slot) === 'changed',
  );
  return (
    <FactRow
      fact={fact}
      name={nameOfSlot(namespace, path, language)}
      hidden={hidden}
      action={t('change')}
      preview={preview}
      buttons={
        fact.current !== undefined && (
          <SaveButton fact={fact} value={null} text={t('takeBack.words')} />
        )
      }
    >
      <NotShown fact={fact} />
      <div className={styles.columns}>
        {inOrder.map((one) => {
          const now = texts[one] ?? '';
          return (
            <div key={one} className="stack gap-1">
              <p className="small-print">
                {t(`common:language.${one}`)}{' '}
                {changed[one] !== undefined && <Badge tone="green">{t('changed')}</Badge>}{' '}
                {missing.includes(one) && <Badge tone="ochre">{t(`answers.missing.${one}`)}</Badge>}
              </p>
              <WordsText
                text={now}
                language={one}
                kind={kind}
                name={path.slice(path.lastIndexOf('.') + 1)}
              />
              {changed[one] !== undefined && (
                <div className="small-print">
                  <p>{t('words.asBuilt')}</p>
                  <p lang={one}>{wordsAsText({ [one]: builtIn[one] }, one)}</p>
                </div>
              )}
              {renewed.includes(one) && (
                <Callout kind="warning">
                  <p>{t('words.renewed')}</p>
                  <div lang={one}>
                    <TextDifference
                      older={wordsAsText({ [one]: was?.[one] }, one)}
                      newer={wordsAsText({ [one]: builtIn[one] }, one)}
                      names={{ older: t('words.before'), newer: t('words.after') }}
                    />
                  </div>
                </Callout>
              )}
            </div>
          );
        })}
      </div>
    </FactRow>
  );
}

/** Says that no page shows a change, because a release has given the text another form, or has removed it. */
export function NotShown({ fact }: { fact: StaffFact }) {
  const { t } = useTranslation('facts');
  const language = useLanguage();
  const { key, slot, published, current } = fact;
  if (!published || published.value === null || current !== undefined) return null;
  const text = valueText(key, published.value, language);
  return (
    <Callout kind="warning">
      <p>{t(slot ? 'words.unfit' : 'words.gone', { text })}</p>
      <SaveButton fact={fact} value={null} text={t('takeBack.words')} />
    </Callout>
  );
}
