import { useQuery } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { type Language, languages } from '../../../lib/i18n/languages';
import { useCategoryName } from '../../../lib/i18n/useCategoryName';
import { imageKey, replaceImages } from '../../../lib/text/imageRefs';
import { nameOfUrl } from '../../../lib/urls/media';
import { type NewsVersion, newsVersion } from '../../data/history/versions';
import { type EditableNews, get } from '../../data/news/newsAdmin';
import type { VersionImage } from '../../history/versions/ImageDifferences';
import type { HistoryConfig, VersionField } from '../../history/versions/ItemHistoryPanel';
import { newsUrls } from '../../items/item';
import { categoryQuery } from '../fields/selectedCategory';
import { textsIn } from './newsTexts';

export const newsHistoryConfig: HistoryConfig<NewsVersion, EditableNews> = {
  kind: 'news',
  getVersion: newsVersion,
  getCurrent: get,
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
    [
      t(`languages.${language}.content`),
      (version) => withFileNames(textsIn(version, language).content, newsUrls(version)),
    ],
  ];
  return [
    ...languages.flatMap((language) => textFields(language)),
    [t('field.category'), categoryOf],
    [t('field.youtube'), ({ youtubeUrl }) => youtubeUrl ?? ''],
    [t('field.images'), imageLines, (version) => imagesOf(version, t)],
  ];
}

/** Replaces each image by its file name in brackets. */
const withFileNames = (markdown: string, urls: string[]): string =>
  replaceImages(markdown, (key) => {
    const url = urls.find((one) => imageKey(one) === key);
    return `[${url ? nameOfUrl(url) : '…'}]`;
  });

const imagesOf = (version: NewsVersion, t: TFunction<'admin'>): VersionImage[] =>
  newsUrls(version).map((url) => ({
    url,
    texts: languages.map((language) => ({
      label: t(`languages.${language}.imageTexts`),
      text: imageText(version, url, language),
    })),
  }));

function imageText(version: NewsVersion, url: string, language: Language): string {
  const { alt = '', caption = '' } = textsIn(version, language).imageTexts[url] ?? {};
  return [alt, caption].filter(Boolean).join(' · ');
}

const imageLines = (version: NewsVersion): string =>
  newsUrls(version)
    .map((url) =>
      [url, ...languages.map((language) => imageText(version, url, language))].join(' '),
    )
    .join('\n');
