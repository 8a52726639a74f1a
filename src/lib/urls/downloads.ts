import { files } from 'virtual:downloads';
import { type Language, languages } from '../i18n/languages';

/** A file of `public/downloads/`, as src/prerender/plugins/downloadFiles.ts describes it. */
export interface DownloadFile {
  name: string;
  kilobytes: number;
  pages?: number;
  /** The date of its creation, `YYYY-MM-DD`. */
  day?: string;
}

/** A file that a page offers, with the path from the root of the site that a link to it needs. */
export interface OfferedFile extends DownloadFile {
  href: string;
  /** The language of the file, where its name ends with one. */
  language?: Language;
}

/**
 * Returns the existing files of a form for download: of `<file>-en.pdf`, `<file>-ru.pdf` and
 * `<file>.pdf`, the one in the preferred language first (R1.20). Empty while the Embassy has not provided
 * the form.
 * @param file the beginning of the file name, as content/consular/downloads.ts has it
 * @param all the files of `public/downloads/`; tests pass others
 */
export function filesOf(
  file: string,
  preferred: Language,
  all: DownloadFile[] = files,
): OfferedFile[] {
  const order = [preferred, ...languages.filter((language) => language !== preferred), undefined];
  return order.flatMap((language) =>
    all
      .filter(({ name }) => name === `${language ? `${file}-${language}` : file}.pdf`)
      .map((match) => ({
        ...match,
        href: `/downloads/${match.name}`,
        ...(language && { language }),
      })),
  );
}
