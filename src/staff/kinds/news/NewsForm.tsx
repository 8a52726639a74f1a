import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { formatShortDateTime, fromMoscowInput } from '../../../lib/dates/moscowTime';
import { useLanguage } from '../../../lib/i18n/useLanguage';
import { videoOf } from '../../../site/data/news/video';
import { FoldedFields } from '../../editor/fields/FoldedFields';
import { DateInput, TextWarnings, TitleInput } from '../../editor/fields/fields';
import { UrlField } from '../../editor/fields/UrlField';
import { useItemForm } from '../../editor/form/ItemFormProvider';
import { TranslatedForm } from '../../editor/form/TranslatedForm';
import type { ItemMenuProps } from '../../editor/item/ItemMenu';
import { PreviewButton } from '../../editor/preview/PreviewButton';
import { useTextDetails } from '../../items/useTextDetails';
import { stateOf } from '../kinds';
import { CategoryField } from './CategoryField';
import { ContentField } from './ContentField';
import { ImagesFields } from './ImagesFields';
import { NewsPreview } from './NewsPreview';
import { SlugField } from './SlugField';
import { type NewsValues, toSlug } from './schema';

/** Renders the form of an article (R2.24, R3.1). */
export function NewsForm({ menu }: { menu?: ItemMenuProps | undefined }) {
  const { t } = useTranslation('kinds');
  return (
    <TranslatedForm
      menu={menu}
      preview={
        <PreviewButton note={t('news.preview')} Content={NewsPreview} namespaces={['news']} />
      }
      texts={(language) => (
        <>
          <TitleInput language={language} />
          <ContentField language={language} />
          <TextWarnings name={`content_${language}`} language={language} />
        </>
      )}
      details={<Details />}
    >
      <ImagesFields />
    </TranslatedForm>
  );
}

const DETAILS = ['published_at', 'category', 'youtube_url', 'slug'];

/** Renders the fields beside the text. */
function Details() {
  const { t } = useTranslation(['editor', 'admin']);
  const { item, errors } = useItemForm<'news'>();
  const isShown = item && stateOf('news', item) === 'shown';
  return (
    <FoldedFields
      title={t('details.title')}
      summary={useSummary()}
      invalid={DETAILS.some((name) => errors[name])}
    >
      <DateInput
        name="published_at"
        hint={t(isShown ? 'admin:field.published_atShownHint' : 'admin:field.published_atHint')}
        optional
      />
      <CategoryField />
      <UrlField name="youtube_url" hint={t('admin:field.youtube_urlHint')} optional />
      <SlugField />
    </FoldedFields>
  );
}

/** Returns the values of the side column as one line. */
function useSummary(): string {
  const { t } = useTranslation(['editor', 'admin']);
  const { item } = useItemForm<'news'>();
  const language = useLanguage();
  const { categoryName } = useTextDetails('news')(item);
  return useWatch({
    compute: ({ published_at, category, youtube_url, slug }: NewsValues) => {
      const date = fromMoscowInput(published_at);
      return [
        date ? formatShortDateTime(date, language) : t('details.noDate'),
        categoryName(category) || t('admin:field.noCategory'),
        videoOf(youtube_url) && t('admin:field.youtube_url'),
        slug.trim() && `/news/${toSlug(slug)}`,
      ]
        .filter(Boolean)
        .join(' · ');
    },
  });
}
