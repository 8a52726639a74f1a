import { zodResolver } from '@hookform/resolvers/zod';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../../lib/dates/moscowTime';
import { type Result, succeed } from '../../../lib/http/result';
import { useLanguage } from '../../../lib/i18n/useLanguage';
import { type Alert, type AlertInput, create, get, update } from '../../data/alerts/alertsAdmin';
import { invalidateAfter } from '../../items/itemCache';
import { readDateInput } from '../form/fields';
import type { FieldText, ItemFormConfig } from '../form/itemFormConfig';
import type { ItemFormState } from '../form/useItemForm';
import type { SaveCommand, SavedItem } from '../save/saveItem';
import {
  type AlertValues,
  alertFieldOrder,
  alertSchema,
  toAlertInput,
  toAlertValues,
} from './alertSchema';

/** Alerts have no files. */
type NoFiles = Record<never, never>;

const noFiles: NoFiles = {};

export const alertFormConfig: ItemFormConfig<Alert, AlertValues, AlertInput, NoFiles> = {
  kind: 'alerts',
  name: 'alert',
  resolver: zodResolver(alertSchema),
  fieldOrder: alertFieldOrder,
  readForm: (form, values) => ({
    ...values,
    startsAt: readDateInput(form, values.startsAt, 'startsAt'),
    endsAt: readDateInput(form, values.endsAt, 'endsAt'),
  }),
  fileFields: [],
  setOnSave: ['startsAt'],
  notRestored: ['startsAt', 'endsAt'],
  // Because time has passed, or the clock of the device is wrong.
  fieldErrors: {
    endPast: { field: 'endsAt', error: 'alertEndPast' },
    endBeforeStart: { field: 'endsAt', error: 'alertEndBeforeStart' },
    periodTooLong: { field: 'endsAt', error: 'alertPeriodLong' },
  },
  toValues: toAlertValues,
  toInput: toAlertInput,
  toFiles: () => noFiles,
  rebaseFiles: () => noFiles,
  get,
  save: saveAlert,
  savedMessage: (alert) => <AlertSavedMessage alert={alert} />,
  useFieldTexts,
  toTitle: ({ textEn, textRu }) => textEn.trim() || textRu.trim(),
  toPlainText: ({ textEn, textRu, link }) => [textEn, textRu, link].filter(Boolean).join('\n\n'),
};

export type AlertFormState = ItemFormState<Alert, AlertValues, AlertInput, NoFiles>;

async function saveAlert({
  input,
  base,
  newId,
}: SaveCommand<Alert, AlertInput, NoFiles>): Promise<Result<SavedItem<Alert>>> {
  const saved = await invalidateAfter(
    'alerts',
    base.item ? update(base.item.id, input, base.revision) : create(input, newId),
  );
  return saved.success ? succeed({ item: saved.data, orphanedFiles: [] }) : saved;
}

function AlertSavedMessage({ alert }: { alert: Alert }) {
  const { t } = useTranslation('admin');
  const language = useLanguage();
  const title = alert.textEn;
  const from = formatDateTime(alert.startsAt, language);
  const until = formatDateTime(alert.endsAt, language);
  const isPlanned = alert.startsAt.getTime() > Date.now();
  return (
    <p>{isPlanned ? t('alert.planned', { title, from }) : t('alert.onSite', { title, until })}</p>
  );
}

function useFieldTexts() {
  const { t } = useTranslation('admin');
  return (values: AlertValues): FieldText[] =>
    alertFieldOrder.map((field) => ({
      label: t(`alert.${field}`),
      text: field === 'level' ? t(`alert.${values.level}`) : values[field].replace('T', ' '),
    }));
}
