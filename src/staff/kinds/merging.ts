import { type Language, languages } from '../../lib/i18n/languages';
import type { AnyItem, AnyValues, Edit } from './field';
import type { Item, Kind, Values } from './kinds';
import {
  columnsOf,
  type Entry,
  entriesOf,
  isText,
  mapEntries,
  readEntry,
  toValues,
} from './values';

/** Returns whether a value differs in what both languages share (null), or in the text of a language. */
const differs = (
  { name, field, language: own }: Entry,
  one: AnyValues,
  other: AnyValues,
  language: Language | null,
) => {
  if (field.differs) return field.differs(one[name], other[name], language);
  return (isText(field) ? own : null) === language && one[name] !== other[name];
};

/**
 * Returns the values of a save over an item that a colleague has saved since the form was opened: each language has the text of
 * the person who has changed it. Null if both have changed the text of one language, or the colleague something else.
 * @param stored the colleague's version
 */
export function merge<K extends Kind>(kind: K, edit: Edit, stored: Item<K>): Values<K> | null {
  const { initial, values } = edit;
  const theirs: AnyValues = toValues(kind, stored);
  const entries = entriesOf(kind);
  const changes = (before: AnyValues, now: AnyValues, language: Language | null) =>
    entries.some((entry) => differs(entry, before, now, language));
  if (changes(initial, theirs, null)) return null;
  const merged = { ...values };
  for (const language of languages) {
    if (!changes(initial, theirs, language)) continue;
    if (changes(initial, values, language)) return null;
    for (const entry of entries)
      if (entry.language === language) merged[entry.name] = theirs[entry.name];
  }
  return merged as Values<K>;
}

/**
 * Merges a colleague's working copy into the values of a form, value by value against `base`: takes what the colleague has
 * changed, keeps the rest. Where both have changed a value the colleague's wins, because the person has seen the comparison and
 * chosen it. Alternative texts and captions merge by image and language.
 */
export function mergeCopy(
  kind: Kind,
  base: AnyValues,
  mine: AnyValues,
  theirs: AnyValues,
): AnyValues {
  return mapEntries(kind, (entry) => {
    const { name, field } = entry;
    const isChanged = [null, ...languages].some((one) => differs(entry, base, theirs, one));
    if (!isChanged) return mine[name];
    return field.mergeWith ? field.mergeWith(theirs[name], base[name], mine[name]) : theirs[name];
  });
}

/** Returns the values of a form; a file that it has not changed is the one that a colleague has saved in `stored`. */
export function withFilesOf<K extends Kind>(
  kind: K,
  { initial, values }: Edit,
  stored: Item<K>,
): Values<K> {
  const theirs: AnyValues = toValues(kind, stored);
  return mapEntries(kind, ({ name, field }) =>
    field.mergeWith ? field.mergeWith(values[name], initial[name], theirs[name]) : values[name],
  ) as Values<K>;
}

/**
 * Returns the values of a form after a version is restored. Those that are not restored (`notRestored`, such as status and slug),
 * and those whose columns the version does not have yet, stay as they are `now`.
 */
export function restoredValues<K extends Kind>(
  kind: K,
  now: Values<K>,
  version: AnyItem,
): Values<K> {
  const unchanged: AnyValues = now;
  return mapEntries(kind, (entry) => {
    const { name, key, field } = entry;
    const columns = field.columns ?? [key];
    const isNewer = columns.length > 0 && !columns.some((column) => column in version);
    return field.notRestored || isNewer ? unchanged[name] : readEntry(entry, version);
  }) as Values<K>;
}

/** Returns the columns that a duplicate of an item stores; the dates say whether its translation is out of date. */
export function duplicateOf<K extends Kind>(kind: K, item: Item<K>): Partial<Item<K>> {
  const kept = [...columnsOf(kind, 'notDuplicated'), 'text_changed_at', 'translation_changed_at'];
  const columns = Object.entries(item).filter(([name]) => kept.includes(name));
  return Object.fromEntries(columns) as Partial<Item<K>>;
}
