import { useTranslation } from 'react-i18next';
import { DateInput, FieldGroup, TextWarnings, TitleInput } from '../../editor/fields/fields';
import { UrlField } from '../../editor/fields/UrlField';
import { useItemForm } from '../../editor/form/ItemFormProvider';
import { TranslatedForm } from '../../editor/form/TranslatedForm';
import type { ItemMenuProps } from '../../editor/item/ItemMenu';
import { stateOf } from '../kinds';
import { CategoryField } from './CategoryField';
import { ContentField } from './ContentField';
import { ImagesFields } from './ImagesFields';
import { NewsPreview } from './NewsPreview';
import { SlugField } from './SlugField';

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
  const isShown = item && stateOf('news', item) === 'shown';
  return (
    <FieldGroup title={t('details.title')}>
      <DateInput
        name="published_at"
        hint={t(isShown ? 'admin:field.published_atShownHint' : 'admin:field.published_atHint')}
        optional
      />
      <CategoryField />
      <UrlField name="youtube_url" hint={t('admin:field.youtube_urlHint')} optional />
      <SlugField />
    </FieldGroup>
  );
}
