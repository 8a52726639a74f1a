import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { formatShortDateTime, fromMoscowInput } from '../../../lib/dates/moscowTime';
import { useCategoryName } from '../../../lib/i18n/useCategoryName';
import { useLanguage } from '../../../lib/i18n/useLanguage';
import { youtubeId } from '../../../lib/urls/youtube';
import { CategoryField } from '../fields/CategoryField';
import { FoldedFields } from '../fields/FoldedFields';
import { PublicationDateField } from '../fields/PublicationDateField';
import { SlugField } from '../fields/SlugField';
import { selectedCategory } from '../fields/selectedCategory';
import { UrlField } from '../fields/UrlField';
import { VideoPreview } from '../fields/VideoPreview';
import { toSlug } from '../form/fields';
import type { NewsFormState } from './newsFormConfig';

const FIELDS = ['publishedAt', 'category', 'youtubeUrl', 'slug'] as const;

/** The fields of an article beside its text; folded on a narrow screen. */
export function NewsDetails({ state }: { state: NewsFormState }) {
  const { t } = useTranslation(['adminDesk', 'admin']);
  const { config, item: article, initial } = state;
  const { register, control } = state.form;
  const { byField } = state.summary;
  return (
    <FoldedFields
      title={t('details.title')}
      summary={useSummary(state)}
      invalid={FIELDS.some((field) => byField[field])}
    >
      <PublicationDateField
        id={`${config.name}-publishedAt`}
        field={register('publishedAt')}
        error={byField.publishedAt}
        state={article?.state ?? 'draft'}
      />
      <CategoryField
        id={`${config.name}-category`}
        control={control}
        current={article?.category ?? null}
        initial={initial.category}
      />
      <UrlField
        id={`${config.name}-youtubeUrl`}
        label={t('admin:field.youtube')}
        hint={t('admin:field.youtubeHint')}
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
    </FoldedFields>
  );
}

function useSummary({ form, item: article }: NewsFormState): string {
  const { t } = useTranslation('adminDesk');
  const language = useLanguage();
  const categoryName = useCategoryName();
  const [publishedAt, youtubeUrl, slug] = useWatch({
    control: form.control,
    name: ['publishedAt', 'youtubeUrl', 'slug'],
  });
  const category = selectedCategory({ ...form.getValues() }, article);
  const date = fromMoscowInput(publishedAt);
  return [
    date ? formatShortDateTime(date, language) : t('details.noDate'),
    category ? categoryName(category) : t('details.noCategory'),
    youtubeId(youtubeUrl) ? t('details.video') : '',
    toSlug(slug) ? `/news/${toSlug(slug)}` : '',
  ]
    .filter(Boolean)
    .join(' · ');
}
