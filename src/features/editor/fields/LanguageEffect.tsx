import { type Control, type FieldValues, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { type Language, languages, otherLanguage } from '../../../lib/i18n/languages';
import type { Written } from '../languages/languageStates';

interface Props<Values extends FieldValues> {
  control: Control<Values>;
  writtenIn: (values: Values, language: Language) => Written;
}

export function LanguageEffect<Values extends FieldValues>({ control, writtenIn }: Props<Values>) {
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
