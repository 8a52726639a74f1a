import { useTranslation } from 'react-i18next';
import { textAt } from '../../../lib/i18n/dynamicKey';
import type { Question } from './questions';

/** Returns a function that says what a question is about, a sentence for each kind of thing; nothing for an alert. */
export function useQuestionTexts() {
  const { t } = useTranslation(['admin', 'editor']);
  return (question: Question): string[] => {
    if (question.about === 'alert') return [];
    if (question.about === 'descriptions') {
      return [t('editor:alt.title', { count: question.keys.length })];
    }
    if (question.about === 'links') return question.paths.map((path) => t('links.gone', { path }));
    if (question.about === 'comments') {
      const { open, unsent } = question;
      return [
        ...(open ? [t('comments.open', { number: open })] : []),
        ...(unsent ? [t('comments.unsent', { number: unsent })] : []),
      ];
    }
    return question.warnings.map(({ field, language, problem }) =>
      t(`languages.warning.${problem}.${language}`, {
        field: textAt(t, `languages.${language}.${field}`),
      }),
    );
  };
}
