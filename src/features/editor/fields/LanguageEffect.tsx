import { type Control, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { languages, otherLanguage } from '../../../lib/i18n/languages';
import { type NewsValues, writtenIn } from '../news/newsSchema';

/** States which text visitors of the other language see while the article is written in one language only. */
export function LanguageEffect({ control }: { control: Control<NewsValues> }) {
  const { t } = useTranslation(['admin', 'common']);
  const only = useWatch({
    control,
    compute: (values: NewsValues) =>
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
