import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../../lib/dates/moscowTime';
import { useLanguage } from '../../../lib/i18n/useLanguage';
import type { NewsArticle } from '../../../services/news/news';
import { useStaffRole } from '../../auth/session/useStaffMember';
import type { EditableNews } from '../../data/news/newsAdmin';
import { SelectedLanguage } from '../../forms/SelectedLanguage';
import { ItemForm } from '../form/ItemForm';
import type { ItemFormProps } from '../form/itemFormConfig';
import { useItemForm } from '../form/useItemForm';
import { HeadingActions } from '../item/ItemPage';
import { LanguageEffect } from '../languages/LanguagePanes';
import { NewsPreview, toPreview } from '../preview/NewsPreview';
import { PreviewButton } from '../preview/PreviewButton';
import {
  FurtherActions,
  PublishingBar,
  type PublishingBarProps,
} from '../publishing/PublishingBar';
import { usePublishing } from '../publishing/usePublishing';
import { useSaveShortcut } from '../publishing/useSaveShortcut';
import { NewsDetails } from './NewsDetails';
import { NewsFields } from './NewsFields';
import { newsFormConfig } from './newsFormConfig';
import { writtenIn } from './newsSchema';
import { useAltTexts } from './useAltTexts';

interface Props extends ItemFormProps<EditableNews> {
  ArticleView: ComponentType<{ article: NewsArticle }>;
}

export function NewsForm({ ArticleView, ...props }: Props) {
  const { t } = useTranslation('admin');
  const { item: article } = props;
  const state = useItemForm(newsFormConfig, props);
  const { form, files, saving } = state;
  const { storedNote, handOver } = useSaveShortcut({
    autosave: state.autosave,
    isLive: article !== undefined && article.state !== 'draft',
  });
  const publishing = usePublishing({
    form,
    dateField: 'publishedAt',
    stored: article?.state ?? 'new',
    role: useStaffRole(),
    submit: state.submit,
    handOver,
  });
  const altTexts = useAltTexts(state, publishing);
  const shared = {
    publishing: { ...publishing, run: altTexts.run },
    busy: saving.busy,
    preparing: files.preparing,
  };
  return (
    <SelectedLanguage initial={article?.language ?? 'en'}>
      <HeadingActions>
        <PreviewButton note={t('preview.note')} namespaces={['news']}>
          {(language) => (
            <NewsPreview
              article={toPreview(form.getValues(), language, t('preview.untitled'), article)}
              images={files.current}
              ArticleView={ArticleView}
            />
          )}
        </PreviewButton>
      </HeadingActions>
      <ItemForm
        state={state}
        side={
          <>
            <NewsDetails state={state} />
            <LanguageEffect control={form.control} writtenIn={writtenIn} />
          </>
        }
        actions={<NewsActions {...shared} storedNote={storedNote} />}
        further={<FurtherActions {...shared} />}
      >
        <NewsFields state={state} />
      </ItemForm>
      {altTexts.dialog}
    </SelectedLanguage>
  );
}

type ActionsProps = Omit<PublishingBarProps, 'effect'>;

function NewsActions({ publishing, ...rest }: ActionsProps) {
  const { t } = useTranslation('adminDesk');
  const language = useLanguage();
  const { date, effect, secondary } = publishing;
  const sentences = [
    t(`effect.news.${effect}`, { date: date ? formatDateTime(date, language) : '' }),
    secondary.includes('saveDraft') ? t('effect.news.draft') : '',
  ];
  return <PublishingBar {...rest} publishing={publishing} effect={sentences.join(' ').trim()} />;
}
