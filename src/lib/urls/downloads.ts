import { files } from 'virtual:downloads';
import { type Language, languages } from '../i18n/languages';

/** A file of `public/downloads/`, as src/prerender/plugins/downloadFiles.ts finds it. */
export interface DownloadFile {
  name: string;
  kilobytes: number;
  pages?: number;
  /** The day it was made, `YYYY-MM-DD`. */
  day?: string;
}

export interface OfferedFile extends DownloadFile {
  href: string;
  /** The language of the file where its name says so. */
  language?: Language;
}

/**
 * The files of a form, the reader's language first: `<file>.pdf`, `<file>-en.pdf`, `<file>-ru.pdf`,
 * as far as they exist.
 */
export function filesOf(
  file: string,
  reader: Language,
  all: DownloadFile[] = files,
): OfferedFile[] {
  const order = [reader, ...languages.filter((language) => language !== reader), undefined];
  return order.flatMap((language) =>
    all
      .filter(({ name }) => name === `${language ? `${file}-${language}` : file}.pdf`)
      .map((found) => ({
        ...found,
        href: `/downloads/${found.name}`,
        ...(language && { language }),
      })),
  );
}
