import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatDay } from '../../../lib/dates/calendarDay';
import { useLanguage } from '../../../lib/i18n/useLanguage';
import type { OfferedFile } from '../../../lib/urls/downloads';
import { FileLink } from './FileLink';

/** R1.20. Callers check that there are files. */
export function FormFiles({ form, files }: { form: string; files: OfferedFile[] }) {
  const { t } = useTranslation('consular/forms');
  const language = useLanguage();
  const details = (file: OfferedFile): string =>
    [
      t('pdf'),
      file.language && t(`in.${file.language}`),
      t('size', { size: file.kilobytes }),
      file.pages && t('pages', { count: file.pages }),
      file.day && t('dated', { date: formatDay(file.day, language) }),
    ]
      .filter(Boolean)
      .join(', ');
  return (
    <ul className="plain-list stack gap-2">
      {files.map((file) => (
        <li key={file.name}>
          <FileLink form={form} href={file.href} download hrefLang={file.language}>
            <Download aria-hidden="true" size="1.1em" />
            {t('download')}
          </FileLink>{' '}
          <span className="small-print">{details(file)}</span>
        </li>
      ))}
    </ul>
  );
}
