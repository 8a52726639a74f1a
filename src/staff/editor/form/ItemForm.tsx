import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '../../../lib/i18n/languages';
import { useLanguage } from '../../../lib/i18n/useLanguage';
import { SelectedLanguage } from '../../forms/SelectedLanguage';
import type { TranslatedKind } from '../../kinds/kinds';
import { entriesOf, isText } from '../../kinds/values';
import { FieldControl } from '../fields/FieldControl';
import { ItemMenu, type ItemMenuProps } from '../item/ItemMenu';
import { InHeading } from '../item/ItemPage';
import { LanguageEffect, LanguagePanes } from '../languages/LanguagePanes';
import { NewsPreview } from '../preview/NewsPreview';
import { NoticePreview } from '../preview/NoticePreview';
import { PreviewButton } from '../preview/PreviewButton';
import { PublishingBar, usePublishing } from '../publishing/PublishingBar';
import { Details } from './Details';
import { FormLayout } from './FormLayout';
import { useItemFormState, useItemSave } from './ItemFormProvider';

interface Preview {
  Preview: ComponentType<{ language: Language }>;
  namespaces: string[];
}

/** A kind without a page of its own has none. */
const PREVIEWS: Partial<Record<TranslatedKind, Preview>> = {
  news: { Preview: NewsPreview, namespaces: ['news'] },
  notices: { Preview: NoticePreview, namespaces: ['home'] },
};

interface Props {
  /** Further actions on a stored item. */
  menu?: ItemMenuProps | undefined;
}

/** Renders the form of an article or a notice (R2.24, R2.25), first with the text in the person's language, or the only one. */
export function ItemForm({ menu }: Props) {
  const { item } = useItemFormState();
  const language = useLanguage();
  // The reader's own, unless the item is written in the other alone.
  const isInOther = item && 'language' in item && !item.translated_title;
  return (
    <SelectedLanguage initial={isInOther ? item.language : language}>
      <Content menu={menu} />
    </SelectedLanguage>
  );
}

function Content({ menu }: Props) {
  const { t } = useTranslation('admin');
  const { kind } = useItemFormState<TranslatedKind>();
  const { save, saving, preparing } = useItemSave();
  const publishing = usePublishing();
  const preview = PREVIEWS[kind];
  const others = entriesOf(kind).filter(({ field }) => !isText(field) && !field.inSideColumn);
  return (
    <>
      <InHeading slot="actions">
        {preview && (
          <PreviewButton note={t(`preview.note.${kind}`)} namespaces={preview.namespaces}>
            {(language) => <preview.Preview language={language} />}
          </PreviewButton>
        )}
        {menu && (
          <ItemMenu
            {...menu}
            busy={menu.busy || saving.busy || preparing}
            onToDraft={
              publishing.secondary.includes('toDraft') ? () => void save('toDraft') : undefined
            }
          />
        )}
      </InHeading>
      <FormLayout
        side={
          <>
            <Details />
            <LanguageEffect />
          </>
        }
        actions={<PublishingBar publishing={publishing} />}
      >
        <LanguagePanes />
        {others.map((entry) => (
          <FieldControl key={entry.name} entry={entry} />
        ))}
      </FormLayout>
    </>
  );
}
