import type { ComponentType } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { formatDateTime, fromMoscowInput } from '../../../lib/dates/moscowTime';
import { textAt } from '../../../lib/i18n/dynamicKey';
import type { Language } from '../../../lib/i18n/languages';
import { useLanguage } from '../../../lib/i18n/useLanguage';
import { SelectedLanguage } from '../../forms/SelectedLanguage';
import type { AnyValues } from '../../kinds/field';
import { definitionOf, type TranslatedKind } from '../../kinds/kinds';
import { entriesOf, isText, stateOf } from '../../kinds/values';
import { FieldControl } from '../fields/FieldControl';
import { ItemMenu } from '../item/ItemMenu';
import { InHeading } from '../item/ItemPage';
import { LanguageEffect, LanguagePanes } from '../languages/LanguagePanes';
import { NewsPreview } from '../preview/NewsPreview';
import { NoticePreview } from '../preview/NoticePreview';
import { PreviewButton } from '../preview/PreviewButton';
import { PublishingBar } from '../publishing/PublishingBar';
import { type Publishing, usePublishing } from '../publishing/usePublishing';
import { useSaveShortcut } from '../publishing/useSaveShortcut';
import { Details } from './Details';
import { FormLayout } from './FormLayout';
import { type ItemFormProps, ItemFormProvider, useItemForm, useItemFormState } from './useItemForm';

interface Preview {
  Preview: ComponentType<{ language: Language }>;
  namespaces: string[];
}

/** A kind without a page of its own has none. */
const PREVIEWS: Partial<Record<TranslatedKind, Preview>> = {
  news: { Preview: NewsPreview, namespaces: ['news'] },
  notices: { Preview: NoticePreview, namespaces: ['home'] },
};

/** The form of what is written in two languages, and published (R2.24, R2.25). */
export function ItemForm(props: ItemFormProps) {
  const { item } = props;
  const language = useLanguage();
  // The reader's own, unless the item is written in the other alone.
  const isInOther = item && 'language' in item && !item.translated_title;
  return (
    <ItemFormProvider value={useItemForm(props)}>
      <SelectedLanguage initial={isInOther ? item.language : language}>
        <Content menu={props.menu} />
      </SelectedLanguage>
    </ItemFormProvider>
  );
}

function Content({ menu }: Pick<ItemFormProps, 'menu'>) {
  const { t } = useTranslation('admin');
  const { kind, item, save, saving, preparing, autosave } = useItemFormState<TranslatedKind>();
  const storedNote = useSaveShortcut({
    autosave,
    isLive: item !== undefined && stateOf(kind, item) !== 'draft',
  });
  const publishing = usePublishing();
  const preview = PREVIEWS[kind];
  const others = entriesOf(kind).filter(({ field }) => !isText(field) && !field.isDetail);
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
        actions={
          <PublishingBar
            publishing={publishing}
            save={save}
            busy={saving.busy}
            preparing={preparing}
            storedNote={storedNote}
            effect={useEffectText(publishing)}
          />
        }
      >
        <LanguagePanes />
        {others.map((entry) => (
          <FieldControl key={entry.name} entry={entry} />
        ))}
      </FormLayout>
    </>
  );
}

/** What the name of the first button does not say: from when until when visitors will see the item. */
function useEffectText({ effect, date }: Publishing): string {
  const { t } = useTranslation('adminDesk');
  const language = useLanguage();
  const { kind, form } = useItemFormState();
  const { until: untilField = '' } = definitionOf(kind).period;
  const [typedEnd, pinned] = useWatch({
    control: form.control,
    compute: (values: AnyValues) => [String(values[untilField] ?? ''), values.pinned] as const,
  });
  const end = fromMoscowInput(typedEnd);
  const [from, until] = [date, end].map((at) => (at ? formatDateTime(at, language) : ''));
  const isWriter = effect === 'writerDraft' || effect === 'writerLive';
  if (end && end <= new Date() && !isWriter) {
    return textAt(t, `effect.${kind}.${pinned === 'yes' ? 'endedPinned' : 'ended'}`);
  }
  const context = until ? 'until' : undefined;
  // None where the name of the button says it all.
  return textAt(t, `effect.${kind}.${effect}`, { from, until, context, defaultValue: '' });
}
