import { completeUrl } from '../../../lib/urls/pagePath';
import { type Columns, type Item, type KindDefinition, LISTED, type Save } from '../kind';
import { DATABASE_NOW, isAhead, shownDate, storedText, toDateColumn, toInput } from '../rows';
import { type AlertValues, alertSchema, alertValues, emptyAlert } from './schema';

/** Returns the form's values of an alert. An ended alert has an empty period. */
function toAlertValues(alert: Item<'alerts'>): AlertValues {
  const { level, text_en, text_ru, link, starts_at, ends_at } = alert;
  // An alert that has ended begins with an empty period, because a save publishes it again.
  const isOpen = isAhead(starts_at) || isAhead(ends_at);
  return {
    level: level ?? emptyAlert.level,
    text_en: text_en ?? '',
    text_ru: text_ru ?? '',
    link: link ?? '',
    starts_at: isOpen ? toInput(starts_at) : '',
    ends_at: isOpen ? toInput(ends_at) : '',
  };
}

/** Returns the columns of a saved alert. An empty start or end is the time of the database. */
function toAlertRow(values: AlertValues, { item }: Save<'alerts'>): Columns<'alerts'> {
  const toDate = (name: 'starts_at' | 'ends_at') =>
    toDateColumn(values[name], item?.[name], DATABASE_NOW) ?? DATABASE_NOW;
  return {
    level: values.level,
    text_en: storedText(values.text_en),
    text_ru: storedText(values.text_ru),
    link: completeUrl(values.link) || null,
    starts_at: toDate('starts_at'),
    ends_at: toDate('ends_at'),
  };
}

export const alerts: KindDefinition<'alerts'> = {
  values: alertValues,
  schema: () => alertSchema,
  empty: emptyAlert,
  labels: {
    level: 'kinds:alerts.field.level',
    text_en: 'kinds:alerts.field.text_en',
    text_ru: 'kinds:alerts.field.text_ru',
    link: 'kinds:alerts.field.link',
    starts_at: 'kinds:alerts.field.starts_at',
    ends_at: 'kinds:alerts.field.ends_at',
  },
  texts: [],
  required: [],
  toValues: toAlertValues,
  toRow: toAlertRow,
  shownValues: ({ level, starts_at, ends_at }, { t, language }) => ({
    level: t(`kinds:alerts.form.${level}`),
    starts_at: shownDate(starts_at, language),
    ends_at: shownDate(ends_at, language),
  }),
  own: ['starts_at', 'ends_at'],
  period: { from: 'starts_at', until: 'ends_at' },
  title: 'text_en',
  note: ({ level }, { t }) => t(`kinds:alerts.form.${level as AlertValues['level']}`),
  listed: [...LISTED, 'level', 'text_en', 'text_ru', 'link', 'starts_at', 'ends_at'],
};
