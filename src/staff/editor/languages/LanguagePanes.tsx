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
import { useSelectedLanguage } from '../../forms/SelectedLanguage';
import { type AnyValues, byLanguage, fieldIn } from '../../kinds/field';
import type { Item } from '../../kinds/kinds';
import { entriesOf, isText, type Written, writtenIn, writtenLanguages } from '../../kinds/values';
import { FieldControl } from '../fields/FieldControl';
import { useItemFormState } from '../form/ItemFormProvider';

const TONES = {
  missing: 'plain',
  incomplete: 'ochre',
  outdated: 'ochre',
} as const;

interface LanguageState {
  state: 'written' | 'missing' | 'incomplete' | 'outdated';
  /** Time when the text in the other language was changed, if this one is outdated. */
  since?: Date;
}

const STATES = { nothing: 'missing', partly: 'incomplete', all: 'written' } as const;

/**
 * Returns the state of the text in each language. A complete translation is outdated if the original has been changed after it
 * and the form does not change it.
 * @param written how much of each text the form has
 * @param item the opened item; undefined for a new one
 */
const languageStates = (
  written: Record<Language, Written>,
  isChanged: (language: Language) => boolean,
  item: Item<'news' | 'notices'> | undefined,
): Record<Language, LanguageState> =>
  byLanguage((language) => {
    const state = STATES[written[language]];
    const isOutdated = item?.translation_state === 'outdated' && item.language !== language;
    return isOutdated && state === 'written' && !isChanged(language)
      ? { state: 'outdated', since: parseDate(item.text_changed_at) }
      : { state };
  });

const LOOKS_OTHER = { en: looksRussian, ru: looksEnglish };

/** Renders the text of an item in both languages as tabs, because it is then as wide as on the site. All fields stay mounted. */
export function LanguagePanes() {
  const { t } = useTranslation('admin');
  const [selected, select] = useSelectedLanguage();
  const { kind, item, initial } = useItemFormState<'news' | 'notices'>();
  const texts = entriesOf(kind).filter(({ field }) => isText(field));
  // Re-renders only when a state changes, not with every letter.
  const now = useWatch({
    compute: (values: AnyValues) =>
      byLanguage((language) => ({
        written: writtenIn(kind, values, language),
        /** The first field whose text is in the other language. */
        foreign: texts.find(
          ({ name, language: own }) =>
            own === language && LOOKS_OTHER[language](String(values[name])),
        )?.name,
        isChanged: texts.some(
          (entry) => entry.language === language && values[entry.name] !== initial[entry.name],
        ),
      })),
  });
  const states = languageStates(
    byLanguage((language) => now[language].written),
    (language) => now[language].isChanged,
    item,
  );
  return (
    <Tabs
      name={t('languages.title')}
      selected={selected}
      onSelect={select}
      panes={languages.map((language) => {
        const { state, since } = states[language];
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
              {since && <OutdatedNote by={otherLanguage(language)} since={since} />}
              {texts
                .filter((entry) => entry.language === language)
                .map((entry) => (
                  <Fragment key={entry.name}>
                    <FieldControl entry={entry} />
                    {entry.name === now[language].foreign && <ForeignNote language={language} />}
                  </Fragment>
                ))}
            </>
          ),
        };
      })}
    />
  );
}

function ForeignNote({ language }: { language: Language }) {
  const { t } = useTranslation('admin');
  return (
    <div className="cluster gap-2">
      <MutedText live>{t(`languages.${otherLanguage(language)}.seems`)}</MutedText>
      <MoveButton language={language} />
    </div>
  );
}

interface MoveButtonProps {
  language: Language;
  onMove?: () => void;
}

/** Moves the texts of a language to the other one, in which they seem to be written, while that is empty. */
export function MoveButton({ language, onMove }: MoveButtonProps) {
  const { t } = useTranslation('admin');
  const { kind } = useItemFormState();
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

function OutdatedNote({ by, since }: { by: Language; since: Date }) {
  const { t } = useTranslation('admin');
  const date = formatDateTime(since, useLanguage());
  return <MutedText>{t(`languages.${by}.newer`, { date })}</MutedText>;
}

/** Renders a status of what visitors with the other language will see, if the item is written in one. */
export function LanguageEffect() {
  const { t } = useTranslation(['admin', 'common']);
  const { kind } = useItemFormState();
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
