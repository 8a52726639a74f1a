import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import {
  byLanguage,
  type Language,
  languages,
  otherLanguage,
  withOther,
} from '../../lib/i18n/languages';
import { useLanguage } from '../../lib/i18n/useLanguage';
import { languageOfLetters } from '../../lib/text/letters';
import type { AnyValues, TranslatedKind } from '../kinds/kind';
import { kindDefinition } from '../kinds/kinds';
import { writtenIn } from '../kinds/schemas';
import { Badge } from '../parts/Badge';
import { PagePreview, type PreviewedPage } from '../parts/PagePreview';
import { FormLayout } from './FormLayout';
import styles from './FormLayout.module.css';
import { useItemForm } from './ItemFormProvider';
import { PublishingBar } from './PublishingBar';

interface Props {
  /** Returns the page of the unsaved item, whose values may be invalid. */
  preview: () => PreviewedPage;
  /** Renders the fields of the texts in a language. */
  texts: (language: Language) => ReactNode;
  /** Fields of the side column. */
  details: ReactNode;
  /** Fields below the texts. */
  children?: ReactNode;
}

/** Lays out the form of an article or a notice: texts, details, publishing (R2.24, R2.25). */
export function TranslatedForm({ preview, texts, details, children }: Props) {
  const { selectedLanguage } = useItemForm();
  const states = useLanguageStates();
  return (
    <FormLayout
      preview={<PagePreview language={selectedLanguage[0]} page={preview} />}
      side={details}
      actions={
        <>
          <PublishingBar />
          <LanguageWarnings states={states} />
        </>
      }
    >
      <LanguagePanes states={states}>{texts}</LanguagePanes>
      {children}
    </FormLayout>
  );
}

const STATES = { nothing: 'missing', partly: 'incomplete', all: 'written' } as const;

/**
 * Returns the state of each language: `missing`, `incomplete`, `written` or `outdated`. A complete
 * text is outdated while the form changes the other language alone. A translation is outdated too
 * if its stored original was changed after it.
 */
function useLanguageStates() {
  const { kind, item, initial } = useItemForm<TranslatedKind>();
  const { texts: keys, required } = kindDefinition(kind);
  const initialValues: AnyValues = initial;
  // Re-renders only when one of these changes, not with every letter.
  const texts = useWatch({
    compute: (values: AnyValues) =>
      byLanguage((language) => ({
        written: writtenIn(values, language, keys, required),
        isKept: keys.every((key) => {
          const name = `${key}_${language}`;
          return values[name] === initialValues[name];
        }),
      })),
  });
  return byLanguage((language) => {
    const { written, isKept } = texts[language];
    const other = texts[otherLanguage(language)];
    const isOlder = item?.language !== language && item?.translation_state === 'outdated';
    const isOutdated = isKept && other.written === 'all' && (isOlder || !other.isKept);
    return written === 'all' && isOutdated ? 'outdated' : STATES[written];
  });
}

/** Says which text is missing, older than the other, or in the letters of the other language. */
function LanguageWarnings({ states }: { states: ReturnType<typeof useLanguageStates> }) {
  const { t } = useTranslation('admin');
  const { texts } = kindDefinition(useItemForm<TranslatedKind>().kind);
  const foreign = useWatch({
    compute: (values: AnyValues) =>
      languages.filter((language) =>
        texts.some(
          (text) =>
            languageOfLetters(String(values[`${text}_${language}`])) === otherLanguage(language),
        ),
      ),
  });
  const warnings = languages.flatMap((language) => {
    const { [language]: state, [otherLanguage(language)]: other } = states;
    const isMissing = state === 'missing' && other !== 'missing';
    return [
      ...(isMissing ? [t(`languages.${language}.missing`)] : []),
      ...(state === 'outdated' ? [t(`languages.${language}.outdated`)] : []),
      ...(foreign.includes(language) ? [t(`languages.${language}.foreign`)] : []),
    ];
  });
  return (
    <p role="status" className="small-print">
      {warnings.join(' ')}
    </p>
  );
}

interface PanesProps {
  states: ReturnType<typeof useLanguageStates>;
  children: (language: Language) => ReactNode;
}

/**
 * Renders the texts of an item in both languages, one below the other, or side by side where each
 * is as wide as on the site. The language with the focus is previewed.
 */
function LanguagePanes({ states, children }: PanesProps) {
  const { t } = useTranslation('admin');
  const [, select] = useItemForm().selectedLanguage;
  const isEmpty = languages.every((language) => states[language] === 'missing');
  return (
    <div className={`stack gap-5 ${styles.panes}`}>
      {withOther(useLanguage()).map((language) => {
        const state = states[language];
        return (
          <section
            key={language}
            aria-labelledby={`texts-${language}`}
            className="stack top"
            onFocus={() => select(language)}
          >
            <h2 id={`texts-${language}`} className="size-h3">
              {t(`languages.${language}.name`)}
              {state !== 'written' && !isEmpty && (
                <>
                  {' '}
                  <Badge tone={state === 'missing' ? 'plain' : 'ochre'}>
                    {t(`languages.state.${state}`)}
                  </Badge>
                </>
              )}
            </h2>
            {children(language)}
          </section>
        );
      })}
    </div>
  );
}
