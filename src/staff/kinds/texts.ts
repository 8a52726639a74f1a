import { textAt } from '../../lib/i18n/dynamicKey';
import { type Language, languages } from '../../lib/i18n/languages';
import { replaceImages } from '../../site/data/news/imageRefs';
import {
  type AnyItem,
  type AnyValues,
  type Edit,
  fieldIn,
  isBlank,
  type TextDetails,
} from './field';
import type { NewsImages } from './files';
import { allImages, textOf } from './images';
import { definitionOf, type Kind } from './kinds';
import { type Entry, entriesOf, isText, readEntry } from './values';

export interface VersionImage {
  url: string;
  /** Alternative texts and captions, in the same order for every image. */
  texts: { label: string; text: string }[];
}

/** A field of an item as text, for comparing two versions. */
export interface FieldText {
  name: string;
  label: string;
  text: string;
  /** Whether it is compared as a whole, not word by word. */
  isWhole: boolean;
  isMarkdown: boolean;
  images?: VersionImage[];
}

/** Returns the keys of a text about a field: that of its kind, and that which kinds share, in admin.json. */
export const fieldKeys = (kind: Kind, name: string): string[] => [
  `kinds:${kind}.field.${name}`,
  `admin:field.${name}`,
];

/** Returns the keys of the label of a field, of which the first that has a text counts. */
export function labelOf(kind: Kind, { name, key, field, language }: Entry, edit: Edit): string[] {
  const [own = '', shared = ''] = fieldKeys(kind, name);
  const label = isText(field) ? `admin:languages.${language}.${key}` : field.label?.(edit);
  return label ? [own, label] : [own, shared];
}

/** Returns the value of one field as comparisons show it. */
const textOfEntry = ({ name, field }: Entry, edit: Edit, details: TextDetails): string =>
  field.text?.(edit.values[name], { ...details, edit }) ?? String(edit.values[name]);

/** Returns what lists show beside the title of an item; empty if its kind has no such field. */
export function noteOf(kind: Kind, item: AnyItem, details: TextDetails): string {
  const entry = entriesOf(kind).find(({ name }) => name === definitionOf(kind).note);
  if (!entry) return '';
  const values = { [entry.name]: readEntry(entry, item) };
  return textOfEntry(entry, { item, initial: values, values }, details);
}

/** Returns what the folded side column says of each field; empty texts for fields that it does not mention. */
export const summariesOf = (kind: Kind, edit: Edit, details: TextDetails): string[] =>
  entriesOf(kind).map(
    ({ name, field }) => field.summary?.(edit.values[name], { ...details, edit }) ?? '',
  );

/** Returns the fields of a form in its order, as comparisons show them. */
export function fieldTexts(kind: Kind, edit: Edit, details: TextDetails): FieldText[] {
  const { t } = details;
  return entriesOf(kind).map((entry) => {
    const value = edit.values[entry.name];
    const shown = entry.field.control === 'images' ? allImages(value as NewsImages) : undefined;
    const images = shown?.map((image) => ({
      url: image.url,
      texts: languages.map((language) => ({
        label: t(`languages.${language}.imageTexts`),
        text: textOf(image, language),
      })),
    }));
    return {
      name: entry.name,
      label: textAt(t, labelOf(kind, entry, edit)),
      text: textOfEntry(entry, edit, details),
      isWhole: entry.field.control === 'date',
      isMarkdown: entry.field.control === 'markdown',
      ...(images && { images }),
    };
  });
}

/** Returns the title in the first language that has one; empty without any. */
export const titleOf = (kind: Kind, values: AnyValues): string => {
  const key = definitionOf(kind).title.replace(/_en$/, '');
  const titles = languages.map((language) => String(values[fieldIn(key, language)]).trim());
  return titles.find(Boolean) ?? '';
};

/** Returns the text that a conflict offers to copy: the texts of both languages and links, without images. */
export const plainText = (kind: Kind, values: AnyValues): string =>
  entriesOf(kind)
    .filter(({ field }) => isText(field) || ['url', 'alertText'].includes(field.control))
    .map(({ name }) => replaceImages(String(values[name]), () => ''))
    .filter((text) => !isBlank(text))
    .join('\n\n');

/** Returns the title of a listed item, or the text of an alert, in a language if it has one, else in the other. */
export const titleIn = (item: AnyItem, language: Language): string => {
  const translated = item.language !== language && item.translated_title;
  return String(item[`text_${language}`] ?? (translated || item.title));
};
