import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { type Language, languages } from '../../../lib/i18n/languages';
import { useCategoryName } from '../../../lib/i18n/useCategoryName';
import { nameOfUrl } from '../../../lib/urls/media';
import { type NewsVersion, newsVersion } from '../../../services/history/versions';
import { type EditableNews, get, type NewsInput, update } from '../../../services/news/newsAdmin';
import type { HistoryConfig, VersionField } from '../../history/versions/ItemHistoryPanel';
import { newsUrls } from '../../items/storedFiles';
import { categoryQuery } from '../fields/categoryQuery';
import { textsIn } from './newsTexts';

/** Configuration of the history of articles. */
export const newsHistoryConfig: HistoryConfig<NewsVersion, EditableNews, NewsInput> = {
  kind: 'news',
  getVersion: newsVersion,
  getCurrent: get,
  urlsOf: newsUrls,
  // Slug, status and date are not restored (decision 0021).
  toInput: (
    { categoryText, featuredImageUrl, additionalImages, ...version },
    { status },
    missing,
  ) => {
    const isStored = (url: string) => !missing.includes(url);
    return {
      ...version,
      status,
      category: categoryText,
      featuredImageUrl: featuredImageUrl && isStored(featuredImageUrl) ? featuredImageUrl : null,
      additionalImages: additionalImages.filter(isStored),
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
  const textFields = (language: Language): VersionField<NewsVersion>[] => [
    [t(`languages.${language}.title`), (version) => textsIn(version, language).title],
    [t(`languages.${language}.content`), (version) => textsIn(version, language).content],
  ];
  return [
    ...languages.flatMap((language) => textFields(language)),
    [t('field.category'), categoryOf],
    [t('field.youtube'), ({ youtubeUrl }) => youtubeUrl ?? ''],
    [t('field.images'), (version) => newsUrls(version).map(nameOfUrl).join('\n')],
    ...languages.map(
      (language): VersionField<NewsVersion> => [
        t(`languages.${language}.imageTexts`),
        (version) => imageTextLines(version, language),
      ],
    ),
  ];
}

/** Returns the alternative texts and captions in a language, one line for each image. */
const imageTextLines = (version: NewsVersion, language: Language): string =>
  newsUrls(version)
    .flatMap((url) => {
      const { alt = '', caption = '' } = textsIn(version, language).imageTexts[url] ?? {};
      const text = [alt, caption].filter(Boolean).join(' · ');
      return text ? [`${nameOfUrl(url)}: ${text}`] : [];
    })
    .join('\n');
