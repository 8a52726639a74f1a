import { zodResolver } from '@hookform/resolvers/zod';
import type { Resolver } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { languages } from '../../../lib/i18n/languages';
import { useCategoryName } from '../../../lib/i18n/useCategoryName';
import { replaceImages } from '../../../lib/text/imageRefs';
import { type EditableNews, get } from '../../data/news/newsAdmin';
import type { NewsImages } from '../../files/upload/uploadPlan';
import { notBlank } from '../../forms/zod';
import { NewsSavedMessage } from '../../items/SavedMessage';
import { selectedCategory } from '../fields/selectedCategory';
import { readDateInput } from '../form/fields';
import type { FieldText, ItemFormConfig } from '../form/itemFormConfig';
import type { ItemFormState } from '../form/useItemForm';
import { mergeNews, newsWarnings } from './newsChecks';
import {
  imageFileNames,
  imageTextLines,
  rebaseImages,
  toImages,
  withImageNames,
} from './newsImages';
import {
  type NewsFormInput,
  type NewsValues,
  newsFieldOrder,
  newsSchema,
  textIn,
  toNewsInput,
  toNewsValues,
} from './newsSchema';
import { saveArticle } from './saveArticle';

export const newsFormConfig: ItemFormConfig<EditableNews, NewsValues, NewsFormInput, NewsImages> = {
  kind: 'news',
  name: 'news',
  resolver: zodResolver(newsSchema) as Resolver<NewsValues>,
  fieldOrder: newsFieldOrder,
  readForm: (form, values) => ({
    ...values,
    publishedAt: readDateInput(form, values.publishedAt),
  }),
  fileFields: [],
  setOnSave: ['slug', 'publishedAt'],
  notRestored: ['slug', 'status', 'publishedAt'],
  fieldErrors: { duplicateSlug: { field: 'slug', error: 'slugInUse' } },
  toValues: toNewsValues,
  toInput: toNewsInput,
  toFiles: toImages,
  rebaseFiles: rebaseImages,
  get,
  save: saveArticle,
  savedMessage: (article) => <NewsSavedMessage article={article} />,
  useFieldTexts,
  merge: mergeNews,
  warnings: newsWarnings,
  toTitle: ({ titleEn, titleRu }) => (notBlank(titleEn) ? titleEn : titleRu),
  toPlainText: (values) =>
    languages
      .map((language) => textIn(values, language))
      .filter(({ title, content }) => notBlank(title + content))
      .map(({ title, content }) => `${title}\n\n${replaceImages(content, () => '')}`)
      .join('\n\n\n'),
};

export type NewsFormState = ItemFormState<EditableNews, NewsValues, NewsFormInput, NewsImages>;

const LABEL_KEYS = {
  titleEn: 'languages.en.title',
  contentEn: 'languages.en.content',
  titleRu: 'languages.ru.title',
  contentRu: 'languages.ru.content',
  category: 'field.category',
  youtubeUrl: 'field.youtube',
  slug: 'field.slug',
  status: 'field.status',
  publishedAt: 'field.publishedAt',
} as const;

function useFieldTexts() {
  const { t } = useTranslation('admin');
  const categoryName = useCategoryName();
  return (values: NewsValues, article: EditableNews, images: NewsImages): FieldText[] => {
    const category = selectedCategory(values, article);
    const texts = {
      ...values,
      contentEn: withImageNames(values.contentEn, images),
      contentRu: withImageNames(values.contentRu, images),
      status: t(`status.${values.status}`),
      ...(category && { category: categoryName(category) }),
    };
    return [
      ...newsFieldOrder.map((field) => ({ label: t(LABEL_KEYS[field]), text: texts[field] })),
      { label: t('field.images'), text: imageFileNames(images) },
      ...languages.map((language) => ({
        label: t(`languages.${language}.imageTexts`),
        text: imageTextLines(images, language),
      })),
    ];
  };
}
