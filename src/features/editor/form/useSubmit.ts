import type { UseFormReturn } from 'react-hook-form';
import type { TextValues } from '../autosave/formValues';
import type { LanguageDoubt } from '../languages/languageDoubts';
import { useLanguageDoubts } from '../languages/useLanguageDoubts';

interface FormOf<Values extends TextValues> {
  form: UseFormReturn<Values, unknown, Values>;
  countAttempt: () => void;
}

interface Options<Values> {
  preparing: boolean;
  doubtsAbout: (values: Values) => LanguageDoubt[];
  save: (values: Values) => void;
}

/**
 * `submit` validates the values, asks about texts in the wrong language and saves; it does nothing
 * while an image is being processed.
 */
export function useSubmit<Values extends TextValues>(
  { form, countAttempt }: FormOf<Values>,
  { preparing, doubtsAbout, save }: Options<Values>,
) {
  const doubts = useLanguageDoubts(doubtsAbout, save);
  const saveValid = form.handleSubmit(doubts.check, countAttempt);
  const submit = async (event?: { preventDefault: () => void }): Promise<void> => {
    event?.preventDefault();
    if (!preparing) await saveValid();
  };
  return { doubts, submit };
}
