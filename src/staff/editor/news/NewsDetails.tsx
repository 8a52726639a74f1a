import { useQuery } from '@tanstack/react-query';
import { Play } from 'lucide-react';
import { useState } from 'react';
import { type Control, type UseFormRegisterReturn, useController, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { formatShortDateTime, fromMoscowInput } from '../../../lib/dates/moscowTime';
import { useCategoryName } from '../../../lib/i18n/useCategoryName';
import { useLanguage } from '../../../lib/i18n/useLanguage';
import { youtubeId } from '../../../lib/urls/youtube';
import type { CategoryRef } from '../../../services/categories';
import { Button } from '../../../ui/actions/Button';
import { Field } from '../../../ui/forms/Field';
import { ExternalLink } from '../../../ui/navigation/ExternalLink';
import { MutedText } from '../../../ui/text/MutedText';
import type { NewsState } from '../../data/news/newsAdmin';
import { FieldStack } from '../fields/FieldStack';
import { FoldedFields } from '../fields/FoldedFields';
import { SlugField } from '../fields/SlugField';
import { categoryQuery, selectedCategory } from '../fields/selectedCategory';
import { UrlField } from '../fields/UrlField';
import { toSlug } from '../form/fields';
import styles from './NewsDetails.module.css';
import type { NewsFormState } from './newsFormConfig';
import type { NewsValues } from './newsSchema';

const FIELDS = ['publishedAt', 'category', 'youtubeUrl', 'slug'] as const;

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

interface Props {
  id: string;
  field: UseFormRegisterReturn;
  error: string | undefined;
  /** Decides what an empty date means; `draft` for a new article. */
  state: NewsState;
}

function PublicationDateField({ id, field, error, state }: Props) {
  const { t } = useTranslation('admin');
  const hint =
    state === 'published' ? t('field.publishedAtUnchangedHint') : t('field.publishedAtHint');
  return (
    <Field label={t('field.publishedAt')} name={id} hint={hint} error={error} optional>
      {(attributes) => <input {...attributes} {...field} type="datetime-local" />}
    </Field>
  );
}

interface CategoryFieldProps {
  id: string;
  control: Control<NewsValues>;
  /** The stored category, which is an option even if the list fails to load. */
  current: CategoryRef | null;
  initial: string;
}

/**
 * No category, a category of the database, or the free text that the article already has (R5.8).
 * Until the list is loaded, the stored category is the only one.
 */
function CategoryField({ id, control, current, initial }: CategoryFieldProps) {
  const { t } = useTranslation(['admin', 'common']);
  const { field } = useController({ control, name: 'category' });
  const { data = [], error, isFetching, refetch } = useQuery(categoryQuery);
  const listed = data.some((category) => category.id === initial);
  const nameOf = useCategoryName();
  return (
    <FieldStack>
      <Field label={t('field.category')} name={id} optional>
        {(attributes) => (
          <select {...attributes} {...field}>
            <option value="">{t('field.noCategory')}</option>
            {current && !listed && <option value={initial}>{nameOf(current)}</option>}
            {data.map((category) => (
              <option key={category.id} value={category.id}>
                {nameOf(category)}
              </option>
            ))}
          </select>
        )}
      </Field>
      {error && (
        <MutedText live>
          {error.message}.
          <Button variant="tertiary" busy={isFetching} onClick={() => void refetch()}>
            {t('retry', { ns: 'common' })}
          </Button>
        </MutedText>
      )}
    </FieldStack>
  );
}

/**
 * Plays the YouTube video of the form from YouTube's no-cookie host. Requests nothing from YouTube
 * before a click (design 8).
 */
function VideoPreview({ control }: { control: Control<NewsValues> }) {
  const { t } = useTranslation('admin');
  const id = youtubeId(useWatch({ control, name: 'youtubeUrl' }));
  const [playing, setPlaying] = useState<string | null>(null);
  if (!id) return null;
  return (
    <section aria-label={t('video.title')} className={styles.video}>
      {playing === id ? (
        <iframe
          src={`https://www.youtube-nocookie.com/embed/${id}`}
          title={t('video.frame')}
          allow="encrypted-media; picture-in-picture"
          allowFullScreen
        />
      ) : (
        <>
          <Button variant="secondary" onClick={() => setPlaying(id)}>
            <Play aria-hidden="true" size="1.1em" />
            {t('video.play')}
          </Button>
          <MutedText>{t('video.hint')}</MutedText>
        </>
      )}
      <ExternalLink href={`https://www.youtube.com/watch?v=${id}`}>{t('video.open')}</ExternalLink>
    </section>
  );
}
