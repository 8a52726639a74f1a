import { useTranslation } from 'react-i18next';
import { languages as both, type Language } from '../../../lib/i18n/languages';
import { ImageField, type ImageFieldProps } from './ImageField';

interface Props extends ImageFieldProps {
  /** Languages of the article; both by default. */
  languages?: readonly Language[];
}

/**
 * The featured image of an article (R2.24), compressed on selection to at most 0.5 MB (R9.22) and
 * uploaded when the form saves.
 */
export function FeaturedImageField({ languages = both, ...props }: Props) {
  const { t } = useTranslation('uploads');
  const hint = `${t('featured.hint')} ${t('imageHint')}`;
  return (
    <ImageField
      {...props}
      label={t('featured.label')}
      hint={hint}
      folder="news"
      languages={languages}
      optional
    />
  );
}
