import type { Language } from '../../lib/i18n/languages';
import type { CategoryRef } from '../../site/data/categories';
import { alerts } from './alerts';
import type { Field } from './field';
import type { KindDefinition, Row } from './kind';
import { news } from './news';
import { notices } from './notices';

/** What staff write, by the tables, which are also the path segments of the staff area. */
const kinds = { news, notices, alerts };

export type Kind = keyof typeof kinds;

/** The kinds that have an original and may have a translation: all with a `title`. */
export type TranslatedKind = {
  [K in Kind]: 'title' extends keyof FieldsOf<K> ? K : never;
}[Kind];

export const allKinds = Object.keys(kinds) as Kind[];

export const translatedKinds = allKinds.filter(
  (kind): kind is TranslatedKind => 'title' in kinds[kind].fields,
);

export const hasDrafts = (kind: Kind): boolean => 'status' in kinds[kind].fields;

/** A stored item, as PostgREST returns its row; that of an article for the form with its category. */
export type Item<K extends Kind = Kind> = Row<K> &
  (K extends 'news' ? { news_categories?: CategoryRef | null } : unknown);

/** What lists have of an item. */
export type Listed<K extends Kind = Kind> = Pick<
  Row<K>,
  (typeof kinds)[K]['listed'][number] & keyof Row<K>
>;

type FieldsOf<K extends Kind> = (typeof kinds)[K]['fields'];

export type Values<K extends Kind = Kind> = {
  [Name in keyof FieldsOf<K> & string as FieldsOf<K>[Name] extends Field<unknown, true>
    ? `${Name}_${Language}`
    : Name]: FieldsOf<K>[Name] extends Field<infer Value> ? Value : never;
};

export const definitionOf = (kind: Kind): KindDefinition => kinds[kind];
