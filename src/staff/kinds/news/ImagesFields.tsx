import { useController, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FieldGroup } from '../../editor/fields/fields';
import { useItemForm } from '../../editor/form/ItemFormProvider';
import { AdditionalImagesField, FeaturedImageField } from '../../files/ArticleImages';
import { allImages, languagesWithoutAlt } from './images';
import type { NewsImages, NewsValues } from './schema';

/** Renders the images of an article. */
export function ImagesFields() {
  const { t } = useTranslation('editor');
  const { saving, selectedLanguage, written } = useItemForm();
  const { getValues } = useFormContext<NewsValues>();
  const { field } = useController<NewsValues, 'images'>({ name: 'images' });
  const images = field.value;
  // The languages in which the article is written; the selected one before any is.
  const languages = written.length > 0 ? written : [selectedLanguage[0]];
  // The current value, because the other part can change before this one is rendered.
  const change = (part: Partial<NewsImages>) => field.onChange({ ...getValues('images'), ...part });
  const shared = { languages, disabled: saving.busy };
  const bare = allImages(images).filter(
    (image) => languagesWithoutAlt(image, languages).length > 0,
  );
  const missing = bare.length > 0 ? t('images.withoutAlt', { count: bare.length }) : '';
  return (
    <FieldGroup title={t('images.title')}>
      <p className="small-print">{t('images.altHint')}</p>
      <p role="status" className="small-print">
        {missing}
      </p>
      <FeaturedImageField
        {...shared}
        id="news-featured"
        value={images.featured}
        onChange={(featured) => change({ featured })}
      />
      <AdditionalImagesField
        {...shared}
        id="news-additional"
        value={images.additional}
        onChange={(additional) => change({ additional })}
      />
    </FieldGroup>
  );
}
