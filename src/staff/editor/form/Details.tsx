import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { formatShortDateTime, fromMoscowInput } from '../../../lib/dates/moscowTime';
import { useLanguage } from '../../../lib/i18n/useLanguage';
import { useTextDetails } from '../../items/useTextDetails';
import type { AnyValues } from '../../kinds/field';
import { definitionOf } from '../../kinds/kinds';
import { summariesOf } from '../../kinds/texts';
import { entriesOf } from '../../kinds/values';
import { FieldControl } from '../fields/FieldControl';
import { FoldedFields } from '../fields/FoldedFields';
import { useItemForm } from './ItemFormProvider';

/** Renders the fields of the side column. On a narrow screen they are folded, with a line that summarises their values. */
export function Details() {
  const { t } = useTranslation('adminDesk');
  const { kind, summary } = useItemForm();
  const entries = entriesOf(kind).filter(({ field }) => field.inSideColumn);
  return (
    <FoldedFields
      title={t('details.title')}
      summary={useSummary()}
      invalid={entries.some(({ name }) => summary.byField[name])}
    >
      {entries.map((entry) => (
        <FieldControl key={entry.name} entry={entry} />
      ))}
    </FoldedFields>
  );
}

function useSummary(): string {
  const { t } = useTranslation('adminDesk');
  const { kind, editOf } = useItemForm();
  const language = useLanguage();
  const detailsOf = useTextDetails(kind);
  const { from, until } = definitionOf(kind).period;
  const dateOf = (value: unknown): string => {
    const date = fromMoscowInput(String(value));
    return date ? formatShortDateTime(date, language) : '';
  };
  const periodOf = (values: AnyValues): string => {
    const start = dateOf(values[from]);
    if (!until) return start || t('details.noDate');
    const end = dateOf(values[until]);
    const dates = [
      start && t('details.from', { date: start }),
      end && t('details.until', { date: end }),
    ];
    return dates.filter(Boolean).join(' ') || t('details.noPeriod');
  };
  return useWatch({
    compute: (values: AnyValues) => {
      const edit = editOf(values);
      const others = summariesOf(kind, edit, detailsOf(edit.item));
      return [periodOf(values), ...others].filter(Boolean).join(' · ');
    },
  });
}
