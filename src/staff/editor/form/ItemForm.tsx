import { useTranslation } from 'react-i18next';
import type { TranslatedKind } from '../../kinds/kinds';
import { entriesOf, isText } from '../../kinds/values';
import { FieldControl } from '../fields/FieldControl';
import { ItemMenu, type ItemMenuProps } from '../item/ItemMenu';
import { InHeading } from '../item/ItemPage';
import { LanguageEffect, LanguagePanes } from '../languages/LanguagePanes';
import { NewsPreview } from '../preview/NewsPreview';
import { NoticePreview } from '../preview/NoticePreview';
import { type Preview, PreviewButton } from '../preview/PreviewButton';
import { PublishingBar, usePublishing } from '../publishing/PublishingBar';
import { Details } from './Details';
import { FormLayout } from './FormLayout';
import { useItemForm } from './ItemFormProvider';

/** A kind without a page of its own has none. */
const PREVIEWS: Partial<Record<TranslatedKind, Preview>> = {
  news: { Content: NewsPreview, namespaces: ['news'] },
  notices: { Content: NoticePreview, namespaces: ['home'] },
};

interface Props {
  /** Further actions on a stored item. */
  menu?: ItemMenuProps | undefined;
}

/** Renders the form of an article or a notice (R2.24, R2.25). */
export function ItemForm({ menu }: Props) {
  const { t } = useTranslation('admin');
  const { kind, save, saving, preparing } = useItemForm<TranslatedKind>();
  const publishing = usePublishing();
  const preview = PREVIEWS[kind];
  const others = entriesOf(kind).filter(({ field }) => !isText(field) && !field.inSideColumn);
  return (
    <>
      <InHeading slot="actions">
        {preview && <PreviewButton note={t(`preview.note.${kind}`)} {...preview} />}
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
