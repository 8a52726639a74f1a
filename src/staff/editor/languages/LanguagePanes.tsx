import { Columns2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { type Control, type FieldValues, useWatch } from 'react-hook-form';
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
import type { LanguageState, Written } from './languageStates';

interface Props {
  states: Record<Language, LanguageState>;
  children: (language: Language) => ReactNode;
}

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
export function LanguagePanes({ states, children }: Props) {
  const { t } = useTranslation(['admin', 'adminDesk']);
  const [selected, select] = useSelectedLanguage();
  const [areBeside, setAreBeside] = useState(false);
  const isWide = useMediaQuery(WIDE_SCREEN);
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
                {children(language)}
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

interface LanguageEffectProps<Values extends FieldValues> {
  control: Control<Values>;
  writtenIn: (values: Values, language: Language) => Written;
}

export function LanguageEffect<Values extends FieldValues>({
  control,
  writtenIn,
}: LanguageEffectProps<Values>) {
  const { t } = useTranslation(['admin', 'common']);
  const only = useWatch({
    control,
    compute: (values: Values) =>
      languages.find(
        (language) =>
          writtenIn(values, language) !== 'nothing' &&
          writtenIn(values, otherLanguage(language)) === 'nothing',
      ),
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
