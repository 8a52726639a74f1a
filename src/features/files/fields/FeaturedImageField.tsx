import { useTranslation } from 'react-i18next';
import { PictureField, type PictureFieldProps } from './PictureField';

/**
 * The featured image of an article (spec 2, 3), a controlled field. A chosen file is compressed at once
 * and uploaded when the form saves.
 */
export function FeaturedImageField(props: PictureFieldProps) {
  const { t } = useTranslation('uploads');
  const hint = `${t('featured.hint')} ${t('pictureHint')}`;
  return (
    <PictureField
      {...props}
      label={t('featured.label')}
      hint={hint}
      folder="news"
      withTexts
      optional
    />
  );
}
