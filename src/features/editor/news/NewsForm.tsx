import type { ComponentType } from 'react';
import { type Control, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { fromMoscowInput } from '../../../lib/dates/moscowTime';
import type { NewsArticle } from '../../../services/news/news';
import type { EditableNews } from '../../../services/news/newsAdmin';
import { SelectedLanguage } from '../../forms/SelectedLanguage';
import { LanguageEffect } from '../fields/LanguageEffect';
import { PublishingFields } from '../fields/PublishingFields';
import { ItemForm } from '../form/ItemForm';
import type { ItemFormProps } from '../form/itemFormConfig';
import { useItemForm } from '../form/useItemForm';
import { NewsPreview } from '../preview/NewsPreview';
import { PreviewButton } from '../preview/PreviewButton';
import { toPreview } from '../preview/toPreview';
import { NewsFields } from './NewsFields';
import { newsFormConfig } from './newsFormConfig';
import { type NewsValues, writtenIn } from './newsSchema';

interface Props extends ItemFormProps<EditableNews> {
  /** The component of the public page, for the preview. */
  ArticleView: ComponentType<{ article: NewsArticle }>;
}

/**
 * Renders the form of an article (R2.24) with its preview. The submit button says what saving does: save the
 * draft, schedule, publish, or save changes (R4.1–R4.4).
 */
export function NewsForm({ ArticleView, ...props }: Props) {
  const { t } = useTranslation('admin');
  const { item: article } = props;
  const state = useItemForm(newsFormConfig, props);
  const { form, summary, files } = state;
  const wasPublished = article?.status === 'published';
  return (
    <SelectedLanguage initial={article?.language ?? 'en'}>
      <ItemForm
        state={state}
        saveLabel={<SaveLabel control={form.control} wasPublished={wasPublished} />}
        actions={
          <PreviewButton note={t('preview.note')} namespaces={['news']}>
            {(language) => (
              <NewsPreview
                article={toPreview(form.getValues(), language, t('preview.untitled'), article)}
                images={files.current}
                ArticleView={ArticleView}
              />
            )}
          </PreviewButton>
        }
        side={{
          titleId: 'publishing',
          content: (
            <>
              <h2 id="publishing">{t('publishing')}</h2>
              <PublishingFields
                form={newsFormConfig.name}
                register={form.register}
                control={form.control}
                errors={summary.byField}
                wasPublished={wasPublished}
              />
              <LanguageEffect control={form.control} writtenIn={writtenIn} />
            </>
          ),
        }}
      >
        <NewsFields state={state} />
      </ItemForm>
    </SelectedLanguage>
  );
}

interface SaveLabelProps {
  control: Control<NewsValues>;
  wasPublished: boolean;
}

/** The label of the submit button, which depends on status and date (R4.1–R4.4). */
function SaveLabel({ control, wasPublished }: SaveLabelProps) {
  const { t } = useTranslation('admin');
  const [status, publishedAt] = useWatch({ control, name: ['status', 'publishedAt'] });
  if (status === 'draft') return t('save.draft');
  if (wasPublished) return t('save.changes');
  const date = fromMoscowInput(publishedAt);
  return t(date && date.getTime() > Date.now() ? 'save.schedule' : 'save.publish');
}
