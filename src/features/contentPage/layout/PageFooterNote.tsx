import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { emails } from '../../../content/facts';
import type { Page } from '../../../content/site';
import { formatDay } from '../../../lib/dates/calendarDay';
import { env } from '../../../lib/env';
import { useLanguage } from '../../../lib/i18n/useLanguage';
import { mailto } from '../../../lib/text/mailto';
import styles from './PageFooterNote.module.css';
import { PrintButton } from './PrintButton';

/** Services have the print button beside the key facts. */
export function PageFooterNote({ page, title }: { page: Page; title: string }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { pathname } = useLocation();
  if (!page.reviewed) return null;
  const report = mailto(
    emails.embassy,
    t('content.report.subject', { page: title }),
    t('content.report.body', { address: env.siteUrl + pathname }),
  );
  return (
    <div className={styles.foot}>
      {page.kind !== 'service' && <PrintButton />}
      <p>
        {t('content.reviewed', { date: formatDay(page.reviewed, language) })}
        <a href={report} data-screen-only>
          {t('content.report.link')}
        </a>
      </p>
    </div>
  );
}
