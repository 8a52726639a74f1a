import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { categoryQuery } from '../../features/editor/fields/categoryQuery';
import { ItemVersions } from '../../features/history/versions/ItemVersions';
import { restoreNews } from '../../features/history/versions/restoreVersion';
import { newsUrls } from '../../features/items/storedFiles';
import { useCategoryName } from '../../lib/i18n/useCategoryName';
import { nameOfUrl } from '../../lib/urls/media';
import { type NewsVersion, newsVersion } from '../../services/history/versions';
import { type EditableNews, get } from '../../services/news/newsAdmin';

interface Props {
  id: string;
  onRestored: (article: EditableNews) => void;
}

/** Who changed an article, and its versions. */
export function NewsHistory(props: Props) {
  const { t } = useTranslation('admin');
  const categoryName = useCategoryName();
  const { data: categories = [] } = useQuery(categoryQuery);
  const categoryOf = ({ categoryId, categoryText }: NewsVersion): string => {
    const listed = categories.find(({ id }) => id === categoryId);
    return listed ? categoryName(listed) : (categoryText ?? '');
  };
  return (
    <ItemVersions
      {...props}
      kind="news"
      version={newsVersion}
      current={get}
      restore={restoreNews}
      fields={[
        [t('field.title'), ({ title }) => title],
        [t('field.content'), ({ content }) => content],
        [t('field.category'), categoryOf],
        [t('field.youtube'), ({ youtubeUrl }) => youtubeUrl ?? ''],
        [t('field.pictures'), (version) => newsUrls(version).map(nameOfUrl).join('\n')],
        [t('field.pictureTexts'), textsOf],
      ]}
    />
  );
}

/** What is written about the pictures, in the pictures' order. */
const textsOf = (version: NewsVersion): string =>
  newsUrls(version)
    .flatMap((url) => {
      const { alt = '', caption = '' } = version.imageTexts[url] ?? {};
      const words = [alt, caption].filter(Boolean).join(' · ');
      return words ? [`${nameOfUrl(url)}: ${words}`] : [];
    })
    .join('\n');
