import { textAt } from '../../lib/i18n/dynamicKey';
import { byLanguage, type Language } from '../../lib/i18n/languages';
import { withoutInvisible } from '../../lib/text/invisible';
import { alerts } from './alerts/alerts';
import type {
  AnyItem,
  AnyValues,
  Item,
  Kind,
  KindDefinition,
  Row,
  Save,
  ShownValue,
  State,
  TextDetails,
  TranslatedKind,
  Values,
} from './kind';
import { news } from './news/news';
import { notices } from './notices/notices';
import { isAhead } from './rows';

const kinds: { [K in Kind]: KindDefinition<K> } = { news, notices, alerts };

export const allKinds = Object.keys(kinds) as readonly Kind[];

/** Returns whether a kind has drafts, and so a translation; alerts are published at once. */
export const hasDrafts = (kind: string): kind is TranslatedKind =>
  kind in kinds && kind !== 'alerts';

export const translatedKinds: readonly TranslatedKind[] = allKinds.filter(hasDrafts);

/** Returns the definition of a kind: how its items are written, listed and restored. */
export const kindDefinition = <K extends Kind>(kind: K): KindDefinition<K> => kinds[kind];

/** What lists have of an item: of its row the columns in `listed`, after a save also its texts. */
export type Listed<K extends Kind = Kind> = Row<K>;

/** Returns the keys of the labels by the name of the value, in the order of the form. */
export const fieldLabels = (kind: Kind): Readonly<Record<string, string>> =>
  kindDefinition(kind).labels;

/** Returns the values of the form of an item; without `item` the values of a new one. */
export const toValues = <K extends Kind>(kind: K, item?: Item<K>): Values<K> =>
  item ? kindDefinition(kind).toValues(item) : kindDefinition(kind).empty;

/**
 * Returns the columns that a save stores, from values without errors. A language without a text is
 * left out; if the original was in it, the translation becomes the original.
 */
export const toColumns = <K extends Kind>(
  kind: K,
  values: Values<K>,
  save: Save<K> = {},
): Partial<Item<K>> =>
  withoutInvisible(kindDefinition(kind).toRow(values, save)) as Partial<Item<K>>;

/** Returns the names of the columns that a form writes. */
export const formColumns = (kind: Kind): string[] =>
  Object.keys(kindDefinition(kind).toRow(toValues(kind), {}));

/** Returns the state of an item by the clock of this device. */
export function itemState(kind: Kind, item: AnyItem): State {
  const { from, until = '' } = kindDefinition(kind).period;
  const { status, [from]: start, [until]: end } = item;
  if (status === 'draft') return 'draft';
  if (end && !isAhead(end)) return 'ended';
  return isAhead(start) ? 'scheduled' : 'shown';
}

/** A value of an item as comparisons of two versions show it. */
export interface FieldText extends ShownValue {
  name: string;
  label: string;
}

/** Returns a form's values as comparisons show them, with their labels, in the form's order. */
export function fieldTexts<K extends Kind>(
  kind: K,
  values: Values<K>,
  details: TextDetails,
): FieldText[] {
  const shown = { ...values, ...kindDefinition(kind).shownValues(values, details) } as Record<
    string,
    ShownValue | string
  >;
  return Object.entries(fieldLabels(kind)).map(([name, key]) => {
    const value = shown[name] ?? '';
    const text = typeof value === 'string' ? { text: value } : value;
    return { name, label: textAt(details.t, key), ...text };
  });
}

/** Returns the title of a form in the first language that has one; empty without any. */
export function formTitle(kind: Kind, values: AnyValues): string {
  const name = kindDefinition(kind).title.replace(/_en$/, '');
  const titles = byLanguage((language) => String(values[`${name}_${language}`]).trim());
  return titles.en || titles.ru;
}

/** Returns the title of a listed item, or an alert's text, in a language, else in the other one. */
export const titleIn = (item: AnyItem, language: Language): string => {
  const translated = item.language !== language && item.translated_title;
  return String(item[`text_${language}`] ?? (translated || item.title));
};
