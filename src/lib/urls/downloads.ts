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

/** `path` begins at the root of the site. */
export interface OfferedFile extends DownloadFile {
  href: string;
  language?: Language;
}

/**
 * Returns the files of a form, `<file>-en.pdf`, `<file>-ru.pdf` and `<file>.pdf`, the preferred language first (R1.20); none
 * while the Embassy has not provided the form.
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
