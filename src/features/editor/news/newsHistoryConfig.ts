import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useCategoryName } from '../../../lib/i18n/useCategoryName';
import { nameOfUrl } from '../../../lib/urls/media';
import { type NewsVersion, newsVersion } from '../../../services/history/versions';
import { type EditableNews, get } from '../../../services/news/newsAdmin';
import type { HistoryConfig, VersionField } from '../../history/versions/ItemHistoryPanel';
import { restoreNews } from '../../history/versions/restoreVersion';
import { newsUrls } from '../../items/storedFiles';
import { categoryQuery } from '../fields/categoryQuery';

/** What is special to the history of an article. */
export const newsHistoryConfig: HistoryConfig<NewsVersion, EditableNews> = {
  kind: 'news',
  getVersion: newsVersion,
  getCurrent: get,
  restore: restoreNews,
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
    [t('field.pictures'), (version) => newsUrls(version).map(nameOfUrl).join('\n')],
    [t('field.pictureTexts'), pictureTexts],
  ];
}

/** What is written about the pictures, in the pictures' order. */
const pictureTexts = (version: NewsVersion): string =>
  newsUrls(version)
    .flatMap((url) => {
      const { alt = '', caption = '' } = version.imageTexts[url] ?? {};
      const text = [alt, caption].filter(Boolean).join(' · ');
      return text ? [`${nameOfUrl(url)}: ${text}`] : [];
    })
    .join('\n');
