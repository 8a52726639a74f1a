import { Fragment } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { focusControl } from '../../../lib/browser/focusControl';
import { formatDateTime, parseDate } from '../../../lib/dates/moscowTime';
import { type Language, languages, otherLanguage } from '../../../lib/i18n/languages';
import { useLanguage } from '../../../lib/i18n/useLanguage';
import { looksEnglish, looksRussian } from '../../../lib/text/letters';
import { Button } from '../../../ui/actions/Button';
import { Badge } from '../../../ui/feedback/Badge';
import { Tabs } from '../../../ui/layout/Tabs';
import { MutedText } from '../../../ui/text/MutedText';
import { type AnyValues, byLanguage, fieldIn } from '../../kinds/field';
import { entriesOf, isText, writtenIn, writtenLanguages } from '../../kinds/values';
import { FieldControl } from '../fields/FieldControl';
import { useItemForm } from '../form/ItemFormProvider';

const TONES = {
  missing: 'plain',
  incomplete: 'ochre',
  outdated: 'ochre',
} as const;

const STATES = { nothing: 'missing', partly: 'incomplete', all: 'written' } as const;

const LOOKS_OTHER = { en: looksRussian, ru: looksEnglish };

/**
 * Renders the text of an item in both languages as tabs, because it is then as wide as on the site. All fields stay mounted. A
 * complete translation is outdated if the original has been changed after it and the form does not change it.
 */
export function LanguagePanes() {
  const { t } = useTranslation('admin');
  const ownLanguage = useLanguage();
  const { kind, item, initial, selectedLanguage } = useItemForm<'news' | 'notices'>();
  const [selected, select] = selectedLanguage;
  const textsIn = (language: Language) =>
    entriesOf(kind).filter((entry) => isText(entry.field) && entry.language === language);
  const since = item ? formatDateTime(parseDate(item.text_changed_at), ownLanguage) : '';
  // Re-renders only when a state changes, not with every letter.
  const states = useWatch({
    compute: (values: AnyValues) =>
      byLanguage((language) => {
        const texts = textsIn(language);
        const state = STATES[writtenIn(kind, values, language)];
        const isOutdated =
          state === 'written' &&
          item?.translation_state === 'outdated' &&
          item.language !== language &&
          texts.every(({ name }) => values[name] === initial[name]);
        return {
          state: isOutdated ? 'outdated' : state,
          /** The first field whose text is in the other language. */
          foreign: texts.find(({ name }) => LOOKS_OTHER[language](String(values[name])))?.name,
        } as const;
      }),
  });
  return (
    <Tabs
      name={t('languages.title')}
      selected={selected}
      onSelect={select}
      panes={languages.map((language) => {
        const { state, foreign } = states[language];
        const other = otherLanguage(language);
        return {
          id: language,
          label: (
            <>
              {t(`languages.${language}.name`)}
              {state !== 'written' && (
                <>
                  {' '}
                  <Badge tone={TONES[state]}>{t(`languages.state.${state}`)}</Badge>
                </>
              )}
            </>
          ),
          content: (
            <>
              {state === 'outdated' && (
                <MutedText>{t(`languages.${other}.newer`, { date: since })}</MutedText>
              )}
              {textsIn(language).map((entry) => (
                <Fragment key={entry.name}>
                  <FieldControl entry={entry} />
                  {entry.name === foreign && (
                    <div className="cluster gap-2">
                      <MutedText live>{t(`languages.${other}.seems`)}</MutedText>
                      <MoveButton language={language} />
                    </div>
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

/** Renders a button that moves the texts of a language to the other one, while that is empty, and focuses its title. */
export function MoveButton({ language, onMove }: { language: Language; onMove?: () => void }) {
  const { t } = useTranslation('admin');
  const { kind } = useItemForm();
  const form = useFormContext<AnyValues>();
  const other = otherLanguage(language);
  if (writtenIn(kind, form.getValues(), other) !== 'nothing') return null;
  const move = () => {
    for (const { name, key, field, language: own } of entriesOf(kind)) {
      if (!isText(field) || own !== language) continue;
      form.setValue(fieldIn(key, other), form.getValues(name), { shouldDirty: true });
      form.setValue(name, field.empty, { shouldDirty: true });
    }
    onMove?.();
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
  const { kind } = useItemForm();
  const only = useWatch({
    compute: (values: AnyValues) => {
      const written = writtenLanguages(kind, values);
      return written.length === 1 ? written[0] : undefined;
    },
  });
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
