import { files } from 'virtual:downloads';
import type { FormValue } from '../facts/facts';
import { type Language, otherLanguage } from '../i18n/languages';
import { mediaUrl } from './media';

/** A file of `public/downloads/`, as src/prerender/plugins/downloadsModule.ts describes it. */
export interface DownloadFile {
  name: string;
  /** Of 1024 bytes, rounded, at least 1. */
  kilobytes: number;
  pages?: number;
}

/** A file with its URL on this site. One for both languages has no `language`. */
export interface OfferedFile extends DownloadFile {
  href: string;
  language?: Language;
  /** Day and name of the edition of a file of staff, as the form itself states them. */
  day?: string;
  edition?: string;
}

/**
 * Returns the files of a form in `public/downloads/`, the preferred language first, a file for both
 * languages (`<file>.pdf`) last (R1.20). `[]` while the Embassy has not provided the form.
 * @param file name without language and extension: `degree-guide`
 */
export function formFiles(file: string, preferred: Language): OfferedFile[] {
  return [preferred, otherLanguage(preferred), undefined].flatMap((language) =>
    files
      .filter(({ name }) => name === `${language ? `${file}-${language}` : file}.pdf`)
      .map((match) => ({
        ...match,
        href: `/downloads/${match.name}`,
        ...(language && { language }),
      })),
  );
}

/**
 * Returns the files of a form that staff have put up, at most one in each language, the preferred
 * language first. `name` is the URL in the store, `href` its path below `/media/`.
 */
export const filesPutUp = (form: FormValue, preferred: Language): OfferedFile[] =>
  [preferred, otherLanguage(preferred)].flatMap((language) => {
    const { file, ...about } = form[language] ?? {};
    if (!file) return [];
    const kilobytes = Math.max(1, Math.round(file.bytes / 1024));
    return [{ ...about, ...file, name: file.url, href: mediaUrl(file.url), kilobytes, language }];
  });
