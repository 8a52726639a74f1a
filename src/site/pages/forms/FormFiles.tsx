import { Download as DownloadIcon, Mail } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import type { Download } from '../../../content/consular/downloads';
import { formatDay } from '../../../lib/dates/calendarDay';
import { useFacts } from '../../../lib/facts/currentFacts';
import { useLanguage } from '../../../lib/i18n/useLanguage';
import { mailto } from '../../../lib/text/mailto';
import { filesPutUp, formFiles, type OfferedFile } from '../../../lib/urls/formFiles';

interface FileLinkProps extends ComponentProps<'a'> {
  /** Name of the form and the file's language, for screen readers, because links look alike. */
  form: string;
}

/** Renders a link whose name for screen readers ends with the name of the form. */
const FileLink = ({ form, children, ...link }: FileLinkProps) => (
  <a {...link} className="with-icon semibold">
    {children}
    <span className="visually-hidden">: {form}</span>
  </a>
);

/** Links to an e-mail that asks the Embassy for a form. */
function RequestForm({ form }: { form: string }) {
  const { emails } = useFacts();
  const { t } = useTranslation('consular/forms');
  const href = mailto(emails.embassy, t('subject', { form }), t('body', { form }));
  return (
    <FileLink form={form} href={href}>
      <Mail size="1.1em" />
      {t('ask')}
    </FileLink>
  );
}

/**
 * Lists a form's files, staff's or built-in; without a file an e-mail that requests it (R1.20).
 * Staff's files have no attribute `download`, which makes Chromium bypass the service worker.
 */
export function FormFiles({ form, download }: { form: string; download: Download }) {
  const { t } = useTranslation('consular/forms');
  const language = useLanguage();
  const stored = useFacts().forms?.[download.form];
  const files = stored ? filesPutUp(stored, language) : formFiles(download.file, language);
  if (files.length === 0) return <RequestForm form={form} />;
  const details = (file: OfferedFile): string =>
    [
      t('pdf'),
      file.language && t(`in.${file.language}`),
      t('size', { size: file.kilobytes }),
      file.pages && t('pages', { count: file.pages }),
      file.edition && t('edition', { edition: file.edition }),
      file.day && t('edited', { date: formatDay(file.day, language) }),
    ]
      .filter(Boolean)
      .join(', ');
  return (
    <ul className="plain-list stack gap-1">
      {files.map((file) => (
        <li key={file.name} className="with-icon">
          <FileLink
            form={[form, file.language && t(`in.${file.language}`)].filter(Boolean).join(', ')}
            href={file.href}
            download={!stored}
            hrefLang={file.language}
          >
            <DownloadIcon size="1.1em" />
            {t('download')}
          </FileLink>
          <span className="small-print">{details(file)}</span>
        </li>
      ))}
    </ul>
  );
}
