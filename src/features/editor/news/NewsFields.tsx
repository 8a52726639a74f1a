import { useTranslation } from 'react-i18next';
import { AdditionalImagesField } from '../../files/fields/AdditionalImagesField';
import { FeaturedImageField } from '../../files/fields/FeaturedImageField';
import { CategoryField } from '../fields/CategoryField';
import { SlugField } from '../fields/SlugField';
import { UrlField } from '../fields/UrlField';
import { VideoPreview } from '../fields/VideoPreview';
import { NewsLanguages } from './NewsLanguages';
import type { NewsFormState } from './newsFormConfig';

/**
 * Renders the fields of an article except status and date (R2.24): title and text in both languages, category, video, slug,
 * images. While the form is being saved the image fields are disabled.
 */
export function NewsFields({ state }: { state: NewsFormState }) {
  const { t } = useTranslation('admin');
  const { config, item: article, initial } = state;
  const { register, control } = state.form;
  const { byField } = state.summary;
  return (
    <>
      <NewsLanguages state={state} />
      <CategoryField
        id={`${config.name}-category`}
        control={control}
        current={article?.category ?? null}
        initial={initial.category}
      />
      <UrlField
        id={`${config.name}-youtubeUrl`}
        label={t('field.youtube')}
        hint={t('field.youtubeHint')}
        field={register('youtubeUrl')}
        error={byField.youtubeUrl}
        optional
      />
      <VideoPreview control={control} />
      <SlugField
        id={`${config.name}-slug`}
        field={register('slug')}
        control={control}
        error={byField.slug}
        article={article}
      />
      <ImageFields state={state} />
    </>
  );
}

function ImageFields({ state: { config, files, saving, submit } }: { state: NewsFormState }) {
  const shared = {
    sending: files.sending,
    onRetry: () => void submit(),
    disabled: saving.busy,
  };
  return (
    <>
      <FeaturedImageField
        {...shared}
        id={`${config.name}-featured`}
        value={files.current.featured}
        onChange={(featured) => files.change({ featured })}
      />
      <AdditionalImagesField
        {...shared}
        id={`${config.name}-additional`}
        value={files.current.additional}
        onChange={(additional) => files.change({ additional })}
      />
    </>
  );
}
