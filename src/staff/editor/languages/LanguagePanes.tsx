import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { formatDateTime, parseDate } from '../../../lib/dates/moscowTime';
import { useMediaQuery } from '../../../lib/hooks/useMediaQuery';
import {
  byLanguage,
  type Language,
  languages,
  otherLanguage,
  withOther,
} from '../../../lib/i18n/languages';
import { useLanguage } from '../../../lib/i18n/useLanguage';
import type { AnyValues, TranslatedKind } from '../../kinds/kind';
import { kindDefinition } from '../../kinds/kinds';
import { writtenIn } from '../../kinds/schemas';
import { Badge } from '../../parts/Badge';
import { Tabs } from '../../parts/Tabs';
import { useItemForm } from '../form/ItemFormProvider';

const STATES = { nothing: 'missing', partly: 'incomplete', all: 'written' } as const;

/** Viewports in which each of two languages is as wide as the text of an article on the site. */
const BESIDE = '(min-width: 100rem)';

/**
 * Returns the state of each language. A complete text is outdated while the form changes the other
 * one alone. A translation is outdated too if its stored original was changed after it.
 */
export function useLanguageStates() {
  const { t } = useTranslation('admin');
  const ownLanguage = useLanguage();
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
    if (!isKept || written !== 'all' || other.written !== 'all') return { state: STATES[written] };
    const isOlder = item?.language !== language && item?.translation_state === 'outdated';
    const changed = t(`languages.${otherLanguage(language)}.changed`);
    const date = isOlder && formatDateTime(parseDate(item.text_changed_at), ownLanguage);
    const older = date && t(`languages.${otherLanguage(language)}.newer`, { date });
    /** Why it may be outdated. */
    const reason = other.isKept ? older : changed;
    return { reason, state: reason ? ('outdated' as const) : STATES[written] };
  });
}

type LanguageStates = ReturnType<typeof useLanguageStates>;

interface Props {
  states: LanguageStates;
  /** Renders the fields of a language. */
  children: (language: Language) => ReactNode;
}

/**
 * Renders the text of an item in both languages as tabs, because it is then as wide as on the site,
 * and side by side where both are. All fields stay mounted.
 */
export function LanguagePanes({ states, children }: Props) {
  const { t } = useTranslation('admin');
  const [selected, select] = useItemForm().selectedLanguage;
  return (
    <Tabs
      name={t('languages.title')}
      selected={selected}
      onSelect={select}
      isBeside={useMediaQuery(BESIDE)}
      panes={withOther(useLanguage()).map((language) => {
        const { state } = states[language];
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

/** Says beside the buttons, before visitors see it, that a language may be out of date, and why. */
export function OutdatedNote({ states }: { states: LanguageStates }) {
  const { t } = useTranslation('admin');
  const reason = languages.map((language) => states[language].reason).find(Boolean);
  return (
    <p role="status" className="small-print">
      {reason && `${reason} ${t('languages.check')}`}
    </p>
  );
}

/** Says in a status what visitors with the other language will see, if one language is written. */
export function LanguageEffect() {
  const { t } = useTranslation(['admin', 'common']);
  const { written } = useItemForm();
  const only = written.length === 1 && written[0];
  return (
    <p role="status">
      {only &&
        t(`languages.${only}.only`, {
          path: '/ru',
          mark: t(`onlyIn.${only}`, { ns: 'common' }),
        })}
    </p>
  );
}
