import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useMediaQuery } from '../../lib/hooks/useMediaQuery';
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
import { Tabs } from '../parts/Tabs';
import { FormLayout } from './FormLayout';
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
  children: ReactNode;
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

/** Viewports in which each of two languages is as wide as the text of an article on the site. */
const BESIDE = '(min-width: 100rem)';

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
 * Renders the text of an item in both languages: as tabs, so that each is as wide as on the site,
 * or side by side where the screen is wide enough. All fields stay mounted.
 */
function LanguagePanes({ states, children }: PanesProps) {
  const { t } = useTranslation('admin');
  const [selected, select] = useItemForm().selectedLanguage;
  return (
    <Tabs
      name={t('languages.title')}
      selected={selected}
      onSelect={select}
      isBeside={useMediaQuery(BESIDE)}
      panes={withOther(useLanguage()).map((language) => {
        const state = states[language];
        return {
          id: language,
          label: (
            <>
              {t(`languages.${language}.name`)}
              {state !== 'written' && (
                <>
                  {' '}
                  <Badge tone={state === 'missing' ? 'plain' : 'ochre'}>
                    {t(`languages.state.${state}`)}
                  </Badge>
                </>
              )}
            </>
          ),
          content: children(language),
        };
      })}
    />
  );
}
