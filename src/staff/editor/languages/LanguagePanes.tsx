import { Columns2 } from 'lucide-react';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../../lib/dates/moscowTime';
import { useMediaQuery } from '../../../lib/hooks/useMediaQuery';
import { type Language, languages, otherLanguage } from '../../../lib/i18n/languages';
import { useLanguage } from '../../../lib/i18n/useLanguage';
import { Button } from '../../../ui/actions/Button';
import { Badge } from '../../../ui/feedback/Badge';
import { TabbedColumns, WIDE_SCREEN } from '../../../ui/layout/TabbedColumns';
import { MutedText } from '../../../ui/text/MutedText';
import { useSelectedLanguage } from '../../forms/SelectedLanguage';
import { type AnyValues, byLanguage } from '../../kinds/field';
import { entriesOf, isText, writtenIn } from '../../kinds/values';
import { FieldControl } from '../fields/FieldControl';
import { useItemFormState } from '../form/useItemForm';
import { languageStates } from './languageStates';

const TONES = {
  written: 'green',
  missing: 'plain',
  incomplete: 'ochre',
  outdated: 'ochre',
} as const;

/**
 * The text of an item in both languages as tabs, so that it is as wide as on the site; on a wide
 * screen a button shows both as columns. All fields stay mounted.
 */
export function LanguagePanes() {
  const { t } = useTranslation(['admin', 'adminDesk']);
  const [selected, select] = useSelectedLanguage();
  const [areBeside, setAreBeside] = useState(false);
  const isWide = useMediaQuery(WIDE_SCREEN);
  const { kind, item, initial, form } = useItemFormState<'news' | 'notices'>();
  const texts = entriesOf(kind).filter(({ field }) => isText(field));
  // Re-renders only when a state changes, not with every letter.
  const now = useWatch({
    control: form.control,
    compute: (values: AnyValues) =>
      byLanguage((language) => ({
        written: writtenIn(kind, values, language),
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
    <>
      {isWide && (
        <div>
          <Button
            variant="tertiary"
            aria-pressed={areBeside}
            onClick={() => setAreBeside(!areBeside)}
          >
            <Columns2 aria-hidden="true" size="1.1em" />
            {t('adminDesk:sideBySide')}
          </Button>
        </div>
      )}
      <TabbedColumns
        wideColumns={areBeside}
        name={t('languages.title')}
        heading="h2"
        selected={selected}
        onSelect={select}
        panes={languages.map((language) => {
          const { state, since } = states[language];
          return {
            id: language,
            label: (
              <>
                {t(`languages.${language}.name`)}{' '}
                <Badge tone={TONES[state]}>{t(`languages.state.${state}`)}</Badge>
              </>
            ),
            content: (
              <>
                {since && <OutdatedNote by={otherLanguage(language)} since={since} />}
                {texts
                  .filter((entry) => entry.language === language)
                  .map((entry) => (
                    <FieldControl key={entry.name} entry={entry} />
                  ))}
              </>
            ),
          };
        })}
      />
    </>
  );
}

function OutdatedNote({ by, since }: { by: Language; since: Date }) {
  const { t } = useTranslation('admin');
  const date = formatDateTime(since, useLanguage());
  return <MutedText>{t(`languages.${by}.newer`, { date })}</MutedText>;
}

/** What visitors with the other language will see, if the item is written in one. */
export function LanguageEffect() {
  const { t } = useTranslation(['admin', 'common']);
  const { kind, form } = useItemFormState();
  const only = useWatch({
    control: form.control,
    compute: (values: AnyValues) => {
      const written = languages.filter((one) => writtenIn(kind, values, one) !== 'nothing');
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
