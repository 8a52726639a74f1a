import { useController, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FoldedFields } from '../../editor/fields/FoldedFields';
import { useItemForm } from '../../editor/form/ItemFormProvider';
import { AdditionalImagesField, FeaturedImageField } from '../../files/fields/ArticleImages';
import { allImages, languagesWithoutAlt } from './images';
import type { NewsImages, NewsValues } from './schema';

/** Renders the images of an article, folded on a narrow screen. */
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
    <FoldedFields title={t('images.title')} summary={useSummary(images, missing)}>
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
    </FoldedFields>
  );
}

/** Returns which images there are, and how many of them have no description. */
function useSummary({ featured, additional }: NewsImages, missing: string): string {
  const { t } = useTranslation('editor');
  const parts = [
    featured && t('images.featured'),
    additional.length > 0 && t('images.additional', { count: additional.length }),
    missing,
  ].filter(Boolean);
  return parts.length > 0 ? parts.join(' · ') : t('images.none');
}
