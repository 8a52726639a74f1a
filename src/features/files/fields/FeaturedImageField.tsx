import { useTranslation } from 'react-i18next';
import { ImageField, type ImageFieldProps } from './ImageField';

/**
 * Controlled field for the featured image of an article (R2.24). A file is compressed on selection and
 * uploaded when the form saves.
 */
export function FeaturedImageField(props: ImageFieldProps) {
  const { t } = useTranslation('uploads');
  const hint = `${t('featured.hint')} ${t('imageHint')}`;
  return (
    <ImageField
      {...props}
      label={t('featured.label')}
      hint={hint}
      folder="news"
      withTexts
      optional
    />
  );
}
