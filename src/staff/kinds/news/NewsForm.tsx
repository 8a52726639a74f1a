import { useQuery } from '@tanstack/react-query';
import { useController, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useCategoryName } from '../../../site/news/useCategoryName';
import { Field } from '../../../ui/forms/Field';
import { categoryQuery, namedCategory } from '../../api/items/articleCategory';
import {
  DateInput,
  FieldGroup,
  TextInput,
  TextWarnings,
  TitleInput,
  useFieldFrame,
} from '../../editor/fields/fields';
import { UrlField } from '../../editor/fields/UrlField';
import { useItemForm } from '../../editor/form/ItemFormProvider';
import { type ItemMenuProps, TranslatedForm } from '../../editor/form/TranslatedForm';
import { AdditionalImagesField, FeaturedImageField } from '../../files/ArticleImages';
import { itemState } from '../kinds';
import { ContentField } from './ContentField';
import { allImages, languagesWithoutAlt } from './images';
import { NewsPreview } from './NewsPreview';
import { FREE_TEXT, freeText, type NewsImages, type NewsValues } from './schema';

/** Renders the form of an article (R2.24, R3.1). */
export function NewsForm({ menu }: { menu?: ItemMenuProps | undefined }) {
  return (
    <TranslatedForm
      menu={menu}
      preview={<NewsPreview />}
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

/** Renders the fields beside the text. */
function Details() {
  const { t } = useTranslation(['editor', 'admin']);
  const { item } = useItemForm<'news'>();
  const isShown = item && itemState('news', item) === 'shown';
  return (
    <FieldGroup title={t('details.title')}>
      <DateInput
        name="published_at"
        hint={t(isShown ? 'admin:field.published_atShownHint' : 'admin:field.published_atHint')}
        optional
      />
      <CategoryField />
      <UrlField name="youtube_url" hint={t('admin:field.youtube_urlHint')} optional />
      {!isShown && <TextInput name="slug" hint={t('admin:field.slugHint')} optional />}
    </FieldGroup>
  );
}

/** Renders the images of an article. */
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
  const bare = allImages(images).filter(
    (image) => languagesWithoutAlt(image, languages).length > 0,
  );
  const missing = bare.length > 0 ? t('images.withoutAlt', { count: bare.length }) : '';
  return (
    <FieldGroup title={t('images.title')}>
      <p className="small-print">{t('images.altHint')}</p>
      <p role="status" className="small-print">
        {missing}
      </p>
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
 * Renders the category as a text. The database's categories are suggestions; any other text is a
 * free one (R5.8). Until the list is loaded, or if it fails, the stored category is the only one.
 */
function CategoryField() {
  const { t } = useTranslation(['admin', 'common']);
  const { item } = useItemForm<'news'>();
  const { field } = useController<NewsValues, 'category'>({ name: 'category' });
  const { data = [], error } = useQuery(categoryQuery);
  const categoryName = useCategoryName();
  const { value } = field;
  const category = namedCategory(value, data, item);
  const toValue = (typed: string): string => {
    const lower = typed.toLowerCase();
    const known = data.find((one) =>
      [categoryName(one), one.name].some((name) => name.toLowerCase() === lower),
    );
    return known?.id ?? (typed && FREE_TEXT + typed);
  };
  return (
    <div className="stack gap-2">
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
      {error && (
        <p role="status" className="small-print">
          {error.message}.
        </p>
      )}
    </div>
  );
}
