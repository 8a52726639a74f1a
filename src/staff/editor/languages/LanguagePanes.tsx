import { useQuery } from '@tanstack/react-query';
import { Fragment } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { focusControl } from '../../../lib/browser/focusControl';
import { formatDateTime, parseDate } from '../../../lib/dates/moscowTime';
import { useMediaQuery } from '../../../lib/hooks/useMediaQuery';
import { type Language, languages, otherLanguage } from '../../../lib/i18n/languages';
import { useLanguage } from '../../../lib/i18n/useLanguage';
import { looksEnglish, looksRussian } from '../../../lib/text/letters';
import { leadsNowhere } from '../../../lib/urls/pagePath';
import { Button } from '../../../ui/actions/Button';
import { changeAhead } from '../../api/history/history';
import { changesQuery } from '../../history/changes/ItemChanges';
import { type AnyValues, byLanguage, fieldIn } from '../../kinds/field';
import type { TranslatedKind } from '../../kinds/kinds';
import { textsIn, writtenIn } from '../../kinds/values';
import { Badge } from '../../parts/Badge';
import { Tabs } from '../../parts/Tabs';
import { FieldControl } from '../fields/FieldControl';
import { useItemForm } from '../form/ItemFormProvider';

const STATES = { nothing: 'missing', partly: 'incomplete', all: 'written' } as const;

const LOOKS_OTHER = { en: looksRussian, ru: looksEnglish };

/** Viewports in which each of two languages is as wide as the text of an article on the site. */
const BESIDE = '(min-width: 100rem)';

/**
 * Returns the state of each language. A complete text is outdated while the form changes the other one alone, and if the other one
 * has been changed after it: by the dates of the item for a translation, by the history for an original, which has a later
 * translation as a rule.
 */
export function useLanguageStates() {
  const { t } = useTranslation('admin');
  const ownLanguage = useLanguage();
  const { kind, item, initial } = useItemForm<TranslatedKind>();
  const { data: history } = useQuery({
    ...changesQuery(kind, String(item?.id)),
    enabled: item !== undefined,
  });
  const keys = textsIn(kind, languages[0]).map(({ key }) => key);
  const ahead = changeAhead(history ?? [], keys);
  const changedAt = (language: Language): Date | undefined => {
    if (item?.language === language) return ahead?.of === 'translation' ? ahead.at : undefined;
    return item?.translation_state === 'outdated' ? parseDate(item.text_changed_at) : undefined;
  };
  // Re-renders only when one of these changes, not with every letter.
  const texts = useWatch({
    compute: (values: AnyValues) =>
      byLanguage((language) => ({
        written: writtenIn(kind, values, language),
        isKept: textsIn(kind, language).every(({ name }) => values[name] === initial[name]),
        /** The first field whose text is in the other language. */
        foreign: textsIn(kind, language).find(({ name }) =>
          LOOKS_OTHER[language](String(values[name])),
        )?.name,
        /** The first field with the path of a page that the site does not have. */
        nowhere: textsIn(kind, language).find(({ name }) => leadsNowhere(String(values[name])))
          ?.name,
      })),
  });
  return byLanguage((language) => {
    const { written, isKept, foreign, nowhere } = texts[language];
    const other = otherLanguage(language);
    const canPass = isKept && written === 'all' && texts[other].written === 'all';
    const isPassed = canPass && !texts[other].isKept;
    const at = canPass ? changedAt(language) : undefined;
    const date = at && formatDateTime(at, ownLanguage);
    const changed = isPassed && t(`languages.${other}.changed`);
    /** Why it may be outdated. */
    const reason = changed || (date && t(`languages.${other}.newer`, { date }));
    return { foreign, nowhere, reason, state: reason ? ('outdated' as const) : STATES[written] };
  });
}

type LanguageStates = ReturnType<typeof useLanguageStates>;

/**
 * Renders the text of an item in both languages as tabs, because it is then as wide as on the site, and side by side where both
 * are. All fields stay mounted.
 */
export function LanguagePanes({ states }: { states: LanguageStates }) {
  const { t } = useTranslation('admin');
  const { kind, selectedLanguage } = useItemForm<TranslatedKind>();
  const [selected, select] = selectedLanguage;
  const isBeside = useMediaQuery(BESIDE);
  return (
    <Tabs
      name={t('languages.title')}
      selected={selected}
      onSelect={select}
      isBeside={isBeside}
      panes={languages.map((language) => {
        const { state, foreign, nowhere } = states[language];
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
          content: (
            <>
              {textsIn(kind, language).map((entry) => (
                <Fragment key={entry.name}>
                  <FieldControl entry={entry} />
                  {entry.name === foreign && (
                    <div className="cluster gap-2">
                      <p role="status" className="small-print">
                        {t(`languages.${otherLanguage(language)}.seems`)}
                      </p>
                      <MoveButton language={language} />
                    </div>
                  )}
                  {entry.name === nowhere && (
                    <p role="status" className="small-print">
                      {t('error.linkNowhere')}
                    </p>
                  )}
                </Fragment>
              ))}
            </>
          ),
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

/** Renders a button that moves the texts of a language to the other one, while that is empty, and focuses its title. */
function MoveButton({ language }: { language: Language }) {
  const { t } = useTranslation('admin');
  const { kind } = useItemForm();
  const form = useFormContext<AnyValues>();
  const other = otherLanguage(language);
  if (writtenIn(kind, form.getValues(), other) !== 'nothing') return null;
  const move = () => {
    for (const { name, key, field } of textsIn(kind, language)) {
      form.setValue(fieldIn(key, other), form.getValues(name), { shouldDirty: true });
      form.setValue(name, field.empty, { shouldDirty: true });
    }
    focusControl(`${kind}-${fieldIn('title', other)}`);
  };
  return (
    <Button variant="tertiary" onClick={move}>
      {t(`languages.${other}.move`)}
    </Button>
  );
}

/** Renders a status of what visitors with the other language will see, if the item is written in one. */
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
