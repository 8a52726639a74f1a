import { type ReactNode, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { focusControl } from '../../../lib/browser/focusControl';
import { type Language, languages } from '../../../lib/i18n/languages';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog';
import { useSelectedLanguage } from '../../forms/SelectedLanguage';
import type { AnyValues } from '../../kinds/field';
import { type ImageValue, languagesWithoutAlt, type NewsImages } from '../../kinds/files';
import { allImages } from '../../kinds/images';
import { stateOf, writtenIn } from '../../kinds/values';
import { useItemFormState } from '../form/useItemForm';
import { type FormAction, publishes } from '../publishing/publishingPlan';
import type { Publishing } from '../publishing/usePublishing';

/** The languages in which the item of a form is written; the selected one before any is. */
export function useWrittenLanguages(): Language[] {
  const { kind, form } = useItemFormState();
  const [selected] = useSelectedLanguage();
  const names = useWatch({
    control: form.control,
    compute: (values: AnyValues) =>
      languages.filter((language) => writtenIn(kind, values, language) !== 'nothing').join(),
  });
  const written = languages.filter((language) => names.split(',').includes(language));
  return written.length > 0 ? written : [selected];
}

const imagesOf = (values: AnyValues): ImageValue[] =>
  values.images ? allImages(values.images as NewsImages) : [];

/**
 * Asks once before images without alternative text are published; not about those that were published before.
 * @returns `run` runs an action or asks first
 */
export function useAltTexts(publishing: Publishing) {
  const { t } = useTranslation('adminDesk');
  const { kind, item, form, initial } = useItemFormState();
  const written = useWrittenLanguages();
  const [question, setQuestion] = useState<{ action: FormAction; ids: string[] } | null>(null);
  const known = useRef(
    item && stateOf(kind, item) !== 'draft' ? imagesOf(initial).map(({ id }) => id) : [],
  );
  const run = (action: FormAction) => {
    const ids = imagesOf(form.getValues())
      .filter((image) => languagesWithoutAlt(image, written).length > 0)
      .map(({ id }) => id)
      .filter((id) => !known.current.includes(id));
    if (publishes(action) && ids.length > 0) setQuestion({ action, ids });
    else publishing.run(action);
  };
  const describe = ({ ids: [first] }: { ids: string[] }) => {
    const image = imagesOf(form.getValues()).find(({ id }) => id === first);
    const [language] = image ? languagesWithoutAlt(image, written) : [];
    setQuestion(null);
    // The dialog returns the focus when it closes.
    requestAnimationFrame(() => focusControl(`alt-${language}-${first}`));
  };
  const dialog: ReactNode = question && (
    <ConfirmDialog
      title={t('alt.title', { count: question.ids.length })}
      confirm={t('alt.without')}
      cancel={t('alt.describe')}
      onConfirm={() => {
        known.current.push(...question.ids);
        setQuestion(null);
        publishing.run(question.action);
      }}
      onCancel={() => describe(question)}
    >
      <p>{t('alt.lead')}</p>
    </ConfirmDialog>
  );
  return { run, dialog };
}
