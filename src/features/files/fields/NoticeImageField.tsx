import { useTranslation } from 'react-i18next';
import { ImageField, type ImageFieldProps } from './ImageField';

/**
 * The file of a notice of type image (R3.4), compressed on selection to at most 1 MB (R9.22) and
 * uploaded when the form saves. It has no alternative text, because the notice's title and
 * description describe the image.
 */
export function NoticeImageField(props: ImageFieldProps & { label?: string }) {
  const { t } = useTranslation('uploads');
  const hint = `${t('noticeImage.hint')} ${t('imageHint')}`;
  return (
    <ImageField
      {...props}
      label={props.label ?? t('noticeImage.label')}
      hint={hint}
      folder="notices"
    />
  );
}
