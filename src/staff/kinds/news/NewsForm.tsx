import { useQuery } from '@tanstack/react-query';
import { useController, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Language } from '../../../lib/i18n/languages';
import { useCategoryName } from '../../../site/news/useCategoryName';
import { Field } from '../../../ui/forms/Field';
import { QueryState } from '../../account/session/QueryState';
import { categoryQuery, namedCategory } from '../../api/items/articleCategory';
import { FieldGroup, TextInput, useFieldFrame } from '../../editor/fields';
import { useItemForm } from '../../editor/ItemFormProvider';
import { TranslatedForm } from '../../editor/TranslatedForm';
import { AdditionalImagesField, FeaturedImageField } from '../../files/ArticleImages';
import type { Item } from '../kind';
import { itemState, toColumns } from '../kinds';
import { DATABASE_NOW } from '../rows';
import { FREE_TEXT, freeText, type NewsImages, type NewsValues } from './schema';

/** The path of an article that has no address yet; the site serves its 404 page there. */
const NO_ADDRESS = 'preview';
const NO_ID = '00000000-0000-0000-0000-000000000000';

/**
 * Renders the form of an article, with a preview of what is typed (R2.24, R3.1). Needs an
 * `ItemFormProvider` of news around it.
 */
export function NewsForm() {
  const { t } = useTranslation('admin');
  const { item } = useItemForm<'news'>();
  const { getValues } = useFormContext<NewsValues>();
  const { data: categories } = useQuery(categoryQuery);
  /** Returns the page of the unsaved article; a missing date is the published article's, or now. */
  const preview = () => {
    const values = getValues();
    const columns = toColumns('news', values, { item, status: 'published' }) as Item<'news'>;
    const now = new Date().toISOString();
    const date = columns.published_at === DATABASE_NOW ? now : columns.published_at;
    const kept = item?.status === 'published' ? item.published_at : null;
    const slug = item?.slug ?? NO_ADDRESS;
    const article = {
      ...columns,
      id: item?.id ?? NO_ID,
      slug,
      title: columns.title || t('preview.untitled'),
      published_at: date ?? kept ?? now,
      created_at: now,
      updated_at: now,
      news_categories: namedCategory(values.category, categories, item),
    };
    return { path: `/news/${slug}`, unsaved: { article } };
  };
  return (
    <TranslatedForm
      preview={preview}
      texts={(language) => (
        <>
          <TextInput name={`title_${language}`} lang={language} />
          <ContentField language={language} />
        </>
      )}
      details={<ArticleDetails />}
    >
      <ImagesFields />
    </TranslatedForm>
  );
}

/** Renders the rich-text editor for an article; its value is Markdown (decision 0007). */
function ContentField({ language }: { language: Language }) {
  const { t } = useTranslation(['admin', 'common']);
  const name = `content_${language}` as const;
  const frame = useFieldFrame(name);
  const { field } = useController<NewsValues, typeof name>({ name });
  const { value, onChange, onBlur } = field;
  // A chunk, because public pages and lists do without.
  const query = useQuery({
    queryKey: ['admin', 'textEditor', name],
    queryFn: async () => (await import('../../richText/TextEditor')).default,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const { data: TextEditor } = query;
  return (
    <Field {...frame} hint={t('text.hint')}>
      {(attributes) =>
        TextEditor ? (
          <TextEditor {...{ attributes, language, value, onChange, onBlur }} />
        ) : (
          <QueryState query={query} />
        )
      }
    </Field>
  );
}

/** Renders the date, category and video of an article, and its slug until visitors see it. */
function ArticleDetails() {
  const { t } = useTranslation(['editor', 'admin']);
  const { item } = useItemForm<'news'>();
  const isShown = item && itemState('news', item) === 'shown';
  return (
    <FieldGroup title={t('details.title')}>
      <TextInput
        name="published_at"
        type="date"
        hint={t(isShown ? 'admin:field.published_atShownHint' : 'admin:field.published_atHint')}
        optional
      />
      <CategoryField />
      <TextInput name="youtube_url" hint={t('admin:field.youtube_urlHint')} type="url" optional />
      {!isShown && <TextInput name="slug" hint={t('admin:field.slugHint')} optional />}
    </FieldGroup>
  );
}

/** Renders the images of an article, with texts for each language in which it is written. */
function ImagesFields() {
  const { t } = useTranslation('editor');
  const { saving, selectedLanguage, written } = useItemForm();
  const { getValues } = useFormContext<NewsValues>();
  const { field } = useController<NewsValues, 'images'>({ name: 'images' });
  const images = field.value;
  // The languages in which the article is written; the selected one before any is.
  const languages = written.length > 0 ? written : [selectedLanguage[0]];
  // The current value, because the other part can change before this one is rendered.
  const change = (part: Partial<NewsImages>) => field.onChange({ ...getValues('images'), ...part });
  const shared = { languages, disabled: saving.busy };
  return (
    <FieldGroup title={t('images.title')}>
      <p className="small-print">{t('images.altHint')}</p>
      <FeaturedImageField
        {...shared}
        id="news-featured"
        value={images.featured}
        onChange={(featured) => change({ featured })}
      />
      <AdditionalImagesField
        {...shared}
        id="news-additional"
        value={images.additional}
        onChange={(additional) => change({ additional })}
      />
    </FieldGroup>
  );
}

const CATEGORIES = 'news-categories';

/** Characters of a free text, as the database has it. */
const MAX_CATEGORY = 60;

/**
 * Renders a text field for the category. The database's categories are suggestions; any other text
 * is stored as free text (R5.8). Until the list is loaded, or if it fails, the stored category is
 * the only one.
 */
function CategoryField() {
  const { t } = useTranslation('admin');
  const { item } = useItemForm<'news'>();
  const { field } = useController<NewsValues, 'category'>({ name: 'category' });
  const { data = [] } = useQuery(categoryQuery);
  const categoryName = useCategoryName();
  const { value } = field;
  const category = namedCategory(value, data, item);
  /** Returns the id of the category with a typed name, else the free text with its prefix. */
  const toValue = (typed: string): string => {
    const lower = typed.toLowerCase();
    const known = data.find((one) =>
      [categoryName(one), one.name].some((name) => name.toLowerCase() === lower),
    );
    return known?.id ?? (typed && FREE_TEXT + typed);
  };
  return (
    <Field {...useFieldFrame('category')} hint={t('field.categoryHint')} optional>
      {(attributes) => (
        <>
          <input
            {...attributes}
            {...field}
            value={freeText(value) ?? (category ? categoryName(category) : '')}
            onChange={({ target }) => field.onChange(toValue(target.value))}
            onBlur={({ target }) => {
              field.onChange(toValue(target.value.trim()));
              field.onBlur();
            }}
            list={CATEGORIES}
            maxLength={MAX_CATEGORY}
            autoComplete="off"
          />
          <datalist id={CATEGORIES}>
            {data.map((one) => (
              <option key={one.id} value={categoryName(one)} />
            ))}
          </datalist>
        </>
      )}
    </Field>
  );
}
