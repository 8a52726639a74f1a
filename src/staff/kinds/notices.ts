import { parseDate } from '../../lib/dates/moscowTime';
import { type Language, languages, otherLanguage } from '../../lib/i18n/languages';
import { cuts } from '../../lib/text/text';
import { mediaUrl, nameOfUrl } from '../../lib/urls/media';
import { completeUrl } from '../../lib/urls/pagePath';
import { allowedUrl, isFileUrl, isHttpUrl } from '../../lib/urls/urls';
import {
  type AnyItem,
  checkbox,
  choice,
  DATABASE_NOW,
  type Field,
  fieldIn,
  httpUrlError,
  isBlank,
  localizedText,
  moscowDate,
  status,
  text,
  title,
} from './field';
import { defineKind, LISTED_TEXT, type Row } from './kind';

type FileType = 'document' | 'image';

/** The type of a notice, and whether each language has a file of its own, decide which files are saved. */
interface FileValues {
  type: 'text' | 'link' | FileType;
  /** `each`: each language has a file of its own; `same`: English's is the file of both. */
  files: 'same' | 'each';
  /** URLs; empty without a file. */
  document_en: string;
  document_ru: string;
  image_en: string;
  image_ru: string;
}

const holdsFile = (type: unknown): type is FileType => type === 'document' || type === 'image';

/** Returns the name of the value with the file that visitors with a language get; null for types without one. */
export const fileKey = ({ type, files }: Pick<FileValues, 'type' | 'files'>, language: Language) =>
  holdsFile(type) ? fieldIn(type, files === 'each' ? language : 'en') : null;

/** Returns the names of the files that a save stores: one for each written language, or the one of both. */
function fileKeys(values: FileValues, written: Language[]) {
  const keys = (written.length > 0 ? written : (['en'] as const)).map((one) =>
    fileKey(values, one),
  );
  return [...new Set(keys)].filter((key) => key !== null);
}

/** Returns the stored URL of a language, null if the type is another one; a file that both share is under English. */
function storedUrl(notice: Row<'notices'>, type: FileType, language: Language): string | null {
  if (notice.type !== type) return null;
  const translated = allowedUrl(notice.translated_file_url, isFileUrl);
  const own = allowedUrl(notice.file_url, isFileUrl);
  if (!translated) return language === languages[0] ? own : null;
  return notice.language === language ? own : translated;
}

/** Defines the URL of a file in each language; the field `files` writes it. */
const file = (type: FileType): Field<string, true> & { columns: readonly [] } => ({
  localized: true,
  columns: [],
  control: 'file',
  place: 'within',
  empty: '',
  read: (_: undefined, item, language: Language) =>
    storedUrl(item as Row<'notices'>, type, language) ?? '',
  write: () => ({}),
  label: ({ values }) => (values.files === 'same' ? `type.${type}` : undefined),
  text: (value: string) => nameOfUrl(value),
});

const files: Field<FileValues['files'], false> & {
  columns: readonly ['file_url', 'translated_file_url'];
} = {
  ...choice<FileValues['files']>(['same', 'each'], {
    place: 'within',
    text: (value: FileValues['files'], { t, edit }) =>
      holdsFile(edit.values.type) ? t(`noticeFiles.${value}`) : '',
  }),
  columns: ['file_url', 'translated_file_url'],
  read: (_: undefined, item) => (item.translated_file_url ? 'each' : 'same'),
  write: (_: unknown, { values, language, isTranslated }) => {
    const form = values as unknown as FileValues;
    const urlIn = (one: Language) => {
      const key = fileKey(form, one);
      return (key && form[key]) || null;
    };
    const isShared = form.files === 'same' || !isTranslated;
    return {
      // The database clears the files of the other types (R4.5).
      ...(holdsFile(form.type) && { file_url: urlIn(language) }),
      translated_file_url: isShared ? null : urlIn(otherLanguage(language)),
    };
  },
};

const hasStarted = (item: object): boolean =>
  parseDate((item as Row<'notices'>).starts_at) <= new Date();

function targetOf(item: AnyItem) {
  const { type, link, file_url } = item as Row<'notices'>;
  if (type === 'text') return null;
  const url = type === 'link' ? allowedUrl(link, isHttpUrl) : allowedUrl(file_url, isFileUrl);
  return url ? { type, url: mediaUrl(url) } : null;
}

export const notices = defineKind<'notices'>()({
  title: 'title',
  titleCut: cuts.noticeTitle,
  note: 'type',
  period: { from: 'starts_at', until: 'ends_at' },
  listed: [...LISTED_TEXT, 'type', 'link', 'file_url', 'starts_at', 'ends_at', 'pinned'],
  fields: {
    title: title(),
    description: localizedText({
      control: 'lines',
      max: [2000, 'descriptionLong'],
      blank: '',
      need: 'optional',
    }),
    type: choice<FileValues['type']>(['text', 'link', 'document', 'image'], {
      control: 'noticeType',
      text: (value: FileValues['type'], { t }) => t(`type.${value}`),
    }),
    // The other values stay in the form in case the type changes back.
    link: {
      ...text({
        control: 'url',
        place: 'within',
        error: (link: string, { values }) => {
          if (values.type !== 'link') return null;
          return isBlank(link) ? 'linkEmpty' : httpUrlError(link);
        },
      }),
      write: (link: string, { values }) => (values.type === 'link' && completeUrl(link)) || null,
    },
    files,
    document: file('document'),
    image: file('image'),
    starts_at: moscowDate({
      // A draft whose start has passed will be shown from its publication on.
      isShown: (item) => item.status !== 'draft' || !hasStarted(item),
      isOmitted: true,
      blank: ({ item, values }, isUnchanged) =>
        isUnchanged && item?.status === 'draft' && values.status === 'draft'
          ? item.starts_at
          : DATABASE_NOW,
    }),
    ends_at: moscowDate({
      isOmitted: true,
      blank: () => null,
    }),
    pinned: checkbox({
      isOwn: true,
      summary: (value: 'yes' | 'no', { t }) => (value === 'yes' ? t('row.pinned') : ''),
    }),
    status: status(),
  },
  errors: (edit, written) => {
    const values = edit.values as unknown as FileValues;
    return Object.fromEntries(
      fileKeys(values, written).map((key) => [
        key,
        values[key] ? null : (`${values.type as FileType}Empty` as const),
      ]),
    );
  },
  path: ({ id }) => `/notices#${id}`,
  target: targetOf,
});
