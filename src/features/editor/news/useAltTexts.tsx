import { type ReactNode, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { type Language, languages } from '../../../lib/i18n/languages';
import { languagesWithoutAlt } from '../../files/cards/altTexts';
import type { ImageValue } from '../../files/upload/values';
import { AltTextDialog } from '../publishing/AltTextDialog';
import { useActionLabel } from '../publishing/actionLabel';
import { type FormAction, publishes } from '../publishing/publishingPlan';
import type { Publishing } from '../publishing/usePublishing';
import type { NewsFormState } from './newsFormConfig';
import { allImages } from './newsImages';
import { writtenIn } from './newsSchema';

/** The languages in which the article of a form is written; English before any is. */
export function useWrittenLanguages({ form }: Pick<NewsFormState, 'form'>): Language[] {
  const names = useWatch({
    control: form.control,
    compute: (values) =>
      languages.filter((language) => writtenIn(values, language) !== 'nothing').join(),
  });
  const written = languages.filter((language) => names.split(',').includes(language));
  return written.length > 0 ? written : [languages[0]];
}

/**
 * Asks for missing alternative texts before an article is published, except of images that visitors
 * already see.
 * @returns `run` runs an action or asks first
 */
export function useAltTexts({ form, files, item }: NewsFormState, publishing: Publishing) {
  const written = useWrittenLanguages({ form });
  const labelOf = useActionLabel(publishing.date);
  const [question, setQuestion] = useState<{ action: FormAction; ids: string[] } | null>(null);
  const known = item?.state === 'published' ? allImages(files.state.initial) : [];
  const images = allImages(files.current);
  const run = (action: FormAction) => {
    const ids = images
      .filter((image) => languagesWithoutAlt(image, written).length > 0)
      .map(({ id }) => id)
      .filter((id) => !known.some((image) => image.id === id));
    if (publishes(action) && ids.length > 0) setQuestion({ action, ids });
    else publishing.run(action);
  };
  const change = (changed: ImageValue) => {
    const { featured, additional } = files.current;
    if (featured?.id === changed.id) files.change({ featured: changed });
    else
      files.change({
        additional: additional.map((image) => (image.id === changed.id ? changed : image)),
      });
  };
  const dialog: ReactNode = question && (
    <AltTextDialog
      images={images.filter(({ id }) => question.ids.includes(id))}
      languages={written}
      action={labelOf(question.action)}
      onChange={change}
      onPublish={() => {
        setQuestion(null);
        publishing.run(question.action);
      }}
      onClose={() => setQuestion(null)}
    />
  );
  return { run, dialog };
}
