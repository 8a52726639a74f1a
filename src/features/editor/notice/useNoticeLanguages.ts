import type { Language } from '../../../lib/i18n/languages';
import { byLanguage, fieldIn } from '../languages/languageFields';
import { type LanguageState, languageStates, type Written } from '../languages/languageStates';
import type { NoticeFormState } from './noticeFormConfig';
import { type NoticeValues, writtenLanguages } from './noticeSchema';

/** Returns the state of the text in each language, from the current values of the form. */
export function useNoticeLanguages({ form, item, initial }: NoticeFormState): {
  states: Record<Language, LanguageState>;
  written: Language[];
} {
  const values = form.watch();
  const isChanged = (language: Language) =>
    textFields(language).some((field) => values[field] !== initial[field]);
  return {
    states: languageStates(
      byLanguage((language) => writtenIn(values, language)),
      isChanged,
      item,
    ),
    written: writtenLanguages(values),
  };
}

const textFields = (language: Language) => [
  fieldIn('title', language),
  fieldIn('description', language),
  fieldIn('document', language),
  fieldIn('image', language),
];

/** The description is optional. */
function writtenIn(values: NoticeValues, language: Language): Written {
  if (values[fieldIn('title', language)].trim() !== '') return 'all';
  return writtenLanguages(values).includes(language) ? 'partly' : 'nothing';
}
