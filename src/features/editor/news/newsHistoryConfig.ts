import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useCategoryName } from '../../../lib/i18n/useCategoryName';
import { nameOfUrl } from '../../../lib/urls/media';
import { type NewsVersion, newsVersion } from '../../../services/history/versions';
import { type EditableNews, get, type NewsInput, update } from '../../../services/news/newsAdmin';
import type { HistoryConfig, VersionField } from '../../history/versions/ItemHistoryPanel';
import { newsUrls } from '../../items/storedFiles';
import { categoryQuery } from '../fields/categoryQuery';

/** What is special to the history of an article. */
export const newsHistoryConfig: HistoryConfig<NewsVersion, EditableNews, NewsInput> = {
  kind: 'news',
  getVersion: newsVersion,
  getCurrent: get,
  urlsOf: newsUrls,
  // The slug, the status and the date stay (decision 0021).
  toInput: ({ categoryText, featuredImageUrl, additionalImages, ...version }, { status }, gone) => {
    const stays = (url: string) => !gone.includes(url);
    return {
      ...version,
      status,
      category: categoryText,
      featuredImageUrl: featuredImageUrl && stays(featuredImageUrl) ? featuredImageUrl : null,
      additionalImages: additionalImages.filter(stays),
    };
  },
  update,
  useFields,
};

function useFields(): VersionField<NewsVersion>[] {
  const { t } = useTranslation('admin');
  const categoryName = useCategoryName();
  const { data: categories = [] } = useQuery(categoryQuery);
  const categoryOf = ({ categoryId, categoryText }: NewsVersion): string => {
    const listed = categories.find(({ id }) => id === categoryId);
    return listed ? categoryName(listed) : (categoryText ?? '');
  };
  return [
    [t('field.title'), ({ title }) => title],
    [t('field.content'), ({ content }) => content],
    [t('field.category'), categoryOf],
    [t('field.youtube'), ({ youtubeUrl }) => youtubeUrl ?? ''],
    [t('field.images'), (version) => newsUrls(version).map(nameOfUrl).join('\n')],
    [t('field.imageTexts'), imageTexts],
  ];
}

/** What is written about the images, in the images' order. */
const imageTexts = (version: NewsVersion): string =>
  newsUrls(version)
    .flatMap((url) => {
      const { alt = '', caption = '' } = version.imageTexts[url] ?? {};
      const text = [alt, caption].filter(Boolean).join(' · ');
      return text ? [`${nameOfUrl(url)}: ${text}`] : [];
    })
    .join('\n');
