import { useTranslation } from 'react-i18next';
import { formatDate } from '../../lib/dates/moscowTime';
import { useLanguage } from '../../lib/i18n/useLanguage';
import { mediaUrl } from '../../lib/urls/media';
import { RowBoundary } from '../../ui/feedback/RowBoundary';
import { ExternalLink } from '../../ui/navigation/ExternalLink';
import { LanguageMark } from '../../ui/text/LanguageMark';
import type { Notice } from '../data/notices/currentNotices';
import { inLanguage } from '../data/translatable';
import styles from './NoticeList.module.css';

interface Props {
  notices: Notice[];
  /** Whether each says when it ended, instead of since when it is in force. */
  isPast?: boolean;
}

/** Lists the whole texts of notices. The anchor of a notice is its id. */
export function NoticeList({ notices, isPast = false }: Props) {
  const pageLanguage = useLanguage();
  const shown = notices.map((notice) => inLanguage(notice, pageLanguage));
  return (
    <ul className="plain-list ruled">
      {shown.map((notice) => (
        <RowBoundary key={notice.id} name={notice.title}>
          {() => <NoticeItem notice={notice} isPast={isPast} />}
        </RowBoundary>
      ))}
    </ul>
  );
}

/** Renders the whole text of a notice, with its date and a link to its URL or file, if any. */
function NoticeItem({ notice, isPast }: { notice: Notice; isPast: boolean }) {
  const { t } = useTranslation('notices');
  const pageLanguage = useLanguage();
  const { id, language, title, description, type, href, startsAt, endsAt } = notice;
  // Why it stands before newer ones.
  const isPinned = notice.pinned && !isPast;
  const date = (isPast && endsAt) || startsAt;
  const day = formatDate(date, pageLanguage);
  const leadsTo = (url: string): string =>
    type === 'link'
      ? new URL(url).host
      : t('file', { format: url.slice(url.lastIndexOf('.') + 1).toUpperCase() });
  return (
    <li id={id} tabIndex={-1} className={`stack gap-2 ${styles.notice}`}>
      <h3 lang={language}>{title}</h3>
      <p className={`small-print cluster ${styles.meta}`}>
        <time dateTime={date.toISOString()}>{isPast ? t('ended', { date: day }) : day}</time>
        {isPinned && <span className="tag">{t('pinned')}</span>}
        <LanguageMark language={language} />
      </p>
      {description && (
        <p lang={language} className={styles.text}>
          {description}
        </p>
      )}
      {href && (
        <p>
          <ExternalLink href={mediaUrl(href)}>
            {leadsTo(href)}
            <span lang={language} className="visually-hidden">
              : {title}
            </span>
          </ExternalLink>
        </p>
      )}
    </li>
  );
}
