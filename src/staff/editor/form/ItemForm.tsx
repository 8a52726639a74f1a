import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { formatShortDateTime, fromMoscowInput } from '../../../lib/dates/moscowTime';
import { useLanguage } from '../../../lib/i18n/useLanguage';
import { useIsUploading } from '../../forms/uploading';
import { useTextDetails } from '../../items/useTextDetails';
import type { AnyValues } from '../../kinds/field';
import type { TranslatedKind } from '../../kinds/kinds';
import { definitionOf } from '../../kinds/kinds';
import { summariesOf } from '../../kinds/texts';
import { entriesOf, isText } from '../../kinds/values';
import { FieldControl } from '../fields/FieldControl';
import { FoldedFields } from '../fields/FoldedFields';
import { ItemMenu, type ItemMenuProps } from '../item/ItemMenu';
import { InHeading } from '../item/ItemPage';
import {
  LanguageEffect,
  LanguagePanes,
  OutdatedNote,
  useLanguageStates,
} from '../languages/LanguagePanes';
import { NewsPreview } from '../preview/NewsPreview';
import { NoticePreview } from '../preview/NoticePreview';
import { type Preview, PreviewButton } from '../preview/PreviewButton';
import { PublishingBar, usePublishing } from '../publishing/PublishingBar';
import { FormLayout } from './FormLayout';
import { useItemForm } from './ItemFormProvider';

/** A kind without a page of its own has none. */
const PREVIEWS: Partial<Record<TranslatedKind, Preview>> = {
  news: { Content: NewsPreview, namespaces: ['news'] },
  notices: { Content: NoticePreview, namespaces: ['home', 'notices'] },
};

interface Props {
  menu?: ItemMenuProps | undefined;
}

/** Renders the form of an article or a notice (R2.24, R2.25). */
export function ItemForm({ menu }: Props) {
  const { t } = useTranslation(['admin', 'kinds']);
  const { kind, save, saving } = useItemForm<TranslatedKind>();
  const isUploading = useIsUploading();
  const publishing = usePublishing();
  const states = useLanguageStates();
  const preview = PREVIEWS[kind];
  const others = entriesOf(kind).filter(({ field }) => !isText(field) && !field.place);
  return (
    <>
      <InHeading slot="form-actions">
        {preview && <PreviewButton note={t(`kinds:${kind}.preview`)} {...preview} />}
        {menu && (
          <ItemMenu
            {...menu}
            busy={menu.busy || saving.busy || isUploading}
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
          <>
            <PublishingBar publishing={publishing} />
            <OutdatedNote states={states} />
          </>
        }
      >
        <LanguagePanes states={states} />
        {others.map((entry) => (
          <FieldControl key={entry.name} entry={entry} />
        ))}
      </FormLayout>
    </>
  );
}

/** Renders the fields of the side column. On a narrow screen they are folded, with a line that summarises their values. */
function Details() {
  const { t } = useTranslation('editor');
  const { kind, errors } = useItemForm();
  const entries = entriesOf(kind).filter(({ field }) => field.place === 'side');
  return (
    <FoldedFields
      title={t('details.title')}
      summary={useSummary()}
      invalid={entries.some(({ name }) => errors[name])}
    >
      {entries.map((entry) => (
        <FieldControl key={entry.name} entry={entry} />
      ))}
    </FoldedFields>
  );
}

/** Returns the period and the values of the side column as one line. */
function useSummary(): string {
  const { t } = useTranslation('editor');
  const { kind, editOf } = useItemForm();
  const language = useLanguage();
  const detailsOf = useTextDetails(kind);
  const { from, until } = definitionOf(kind).period;
  const periodOf = (values: AnyValues): string => {
    const [start, end] = [from, until ?? ''].map((name) => {
      const date = fromMoscowInput(String(values[name]));
      return date ? formatShortDateTime(date, language) : '';
    });
    if (!until) return start || t('details.noDate');
    const dates = [
      start && t('details.from', { date: start }),
      end && t('details.until', { date: end }),
    ];
    return dates.filter(Boolean).join(' ') || t('details.noPeriod');
  };
  const { getValues } = useFormContext<AnyValues>();
  const shown = entriesOf(kind).filter(({ field }) => field.place === 'side' || field.summary);
  return useWatch({
    name: shown.map(({ name }) => name),
    compute: () => {
      const values = getValues();
      const edit = editOf(values);
      const others = summariesOf(kind, edit, detailsOf(edit.item));
      return [periodOf(values), ...others].filter(Boolean).join(' · ');
    },
  });
}
