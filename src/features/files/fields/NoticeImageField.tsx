import { useTranslation } from 'react-i18next';
import { ImageField, type ImageFieldProps } from './ImageField';

/**
 * The image of a notice of type image (spec 3), at most 1 MB (spec 9). It has no alternative text,
 * because the notice's title and description say what it shows.
 */
export function NoticeImageField(props: ImageFieldProps) {
  const { t } = useTranslation('uploads');
  const hint = `${t('noticeImage.hint')} ${t('imageHint')}`;
  return (
    <ImageField
      {...props}
      label={t('noticeImage.label')}
      hint={hint}
      folder="notices"
      withTexts={false}
    />
  );
}
