import { useTranslation } from 'react-i18next';
import { ImageField, type ImageFieldProps } from './ImageField';

/**
 * The featured image of an article (spec 2, 3), a controlled field. A chosen file is compressed at once
 * and uploaded when the form saves.
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
