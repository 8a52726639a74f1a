import { type ReactNode, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { type Language, languages } from '../../../lib/i18n/languages';
import { imageTextLimits } from '../../../lib/text/imageTexts';
import { Button } from '../../../ui/actions/Button';
import { Dialog } from '../../../ui/dialog/Dialog';
import { Field } from '../../../ui/forms/Field';
import { ImageThumbnail } from '../../files/cards/ImageThumbnail';
import type { AnyValues } from '../../kinds/field';
import { type ImageValue, languagesWithoutAlt, type NewsImages } from '../../kinds/files';
import { allImages } from '../../kinds/images';
import { stateOf, writtenIn } from '../../kinds/values';
import { useItemFormState } from '../form/useItemForm';
import { useActionLabel } from '../publishing/PublishingBar';
import { type FormAction, publishes } from '../publishing/publishingPlan';
import type { Publishing } from '../publishing/usePublishing';
import styles from './useAltTexts.module.css';

/** The languages in which the item of a form is written; English before any is. */
export function useWrittenLanguages(): Language[] {
  const { kind, form } = useItemFormState();
  const names = useWatch({
    control: form.control,
    compute: (values: AnyValues) =>
      languages.filter((language) => writtenIn(kind, values, language) !== 'nothing').join(),
  });
  const written = languages.filter((language) => names.split(',').includes(language));
  return written.length > 0 ? written : [languages[0]];
}

const imagesOf = (values: AnyValues): ImageValue[] =>
  values.images ? allImages(values.images as NewsImages) : [];

/**
 * Asks for missing alternative texts before an article is published, except of images that visitors
 * already see.
 * @returns `run` runs an action or asks first
 */
export function useAltTexts(publishing: Publishing) {
  const { kind, item, form, initial } = useItemFormState();
  const written = useWrittenLanguages();
  const labelOf = useActionLabel(publishing.date);
  const [question, setQuestion] = useState<{ action: FormAction; ids: string[] } | null>(null);
  const images = useWatch({ control: form.control, compute: imagesOf });
  const isShown = item !== undefined && stateOf(kind, item) === 'shown';
  const known = isShown ? imagesOf(initial) : [];
  const run = (action: FormAction) => {
    const ids = imagesOf(form.getValues())
      .filter((image) => languagesWithoutAlt(image, written).length > 0)
      .map(({ id }) => id)
      .filter((id) => !known.some((image) => image.id === id));
    if (publishes(action) && ids.length > 0) setQuestion({ action, ids });
    else publishing.run(action);
  };
  const change = (changed: ImageValue) => {
    const replace = (image: ImageValue) => (image.id === changed.id ? changed : image);
    const { featured, additional } = form.getValues('images') as NewsImages;
    const value = { featured: featured && replace(featured), additional: additional.map(replace) };
    form.setValue('images', value, { shouldDirty: true });
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

interface Props {
  /** Images that had no alternative text when the dialog was opened. */
  images: ImageValue[];
  languages: readonly Language[];
  action: string;
  onChange: (image: ImageValue) => void;
  onPublish: () => void;
  onClose: () => void;
}

/** Publishing without them is possible, because an image may only decorate. */
function AltTextDialog({ images, languages, action, onChange, onPublish, onClose }: Props) {
  const { t } = useTranslation('adminDesk');
  const isMissing = images.some((image) => languagesWithoutAlt(image, languages).length > 0);
  return (
    <Dialog title={t('alt.title')} onClose={onClose}>
      <div className={styles.dialog}>
        <p>{t('alt.lead')}</p>
        <ul className={`plain-list ${styles.list}`}>
          {images.map((image) => (
            <li key={image.id} className={styles.image}>
              <ImageThumbnail image={image} />
              <div className={styles.fields}>
                {languages.map((language) => (
                  <AltField key={language} image={image} language={language} onChange={onChange} />
                ))}
              </div>
            </li>
          ))}
        </ul>
        <div className="cluster gap-3">
          <Button variant={isMissing ? 'secondary' : 'primary'} onClick={onPublish}>
            {isMissing ? t('alt.without') : action}
          </Button>
          <Button variant="tertiary" onClick={onClose}>
            {t('alt.back')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

interface AltFieldProps extends Pick<Props, 'onChange'> {
  image: ImageValue;
  language: Language;
}

function AltField({ image, language, onChange }: AltFieldProps) {
  const { t } = useTranslation('adminDesk');
  const texts = image.texts[language];
  return (
    <Field label={t(`alt.field.${language}`)} name={`missing-${language}-${image.id}`}>
      {(control) => (
        <input
          {...control}
          type="text"
          lang={language}
          maxLength={imageTextLimits.alt}
          value={texts.alt}
          onChange={({ target }) =>
            onChange({
              ...image,
              texts: { ...image.texts, [language]: { ...texts, alt: target.value } },
            })
          }
        />
      )}
    </Field>
  );
}
