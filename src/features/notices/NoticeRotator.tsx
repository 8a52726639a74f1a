import { Megaphone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useRotation } from '../../lib/hooks/useRotation';
import { useLanguage } from '../../lib/i18n/useLanguage';
import { cut, cuts } from '../../lib/text/text';
import { mediaUrl } from '../../lib/urls/media';
import type { Notice } from '../../services/notices/notices';
import { RotatorControls } from '../../ui/actions/RotatorControls';
import { AppLink } from '../../ui/navigation/AppLink';
import { ExternalLink } from '../../ui/navigation/ExternalLink';
import { LanguageMark } from '../../ui/text/LanguageMark';
import styles from './NoticeRotator.module.css';

/** `href` is its link or file, null for a notice without one. The title of a text leads to the whole text. */
export type ShownNotice = Pick<
  Notice,
  'id' | 'language' | 'title' | 'description' | 'type' | 'href'
>;

/** Milliseconds (R9.31). */
const NOTICE_MS = 10_000;

/** R2.16 to R2.18. Titles are cut at 50 characters, descriptions at 80 (R9.32). */
export function NoticeRotator({ notices }: { notices: ShownNotice[] }) {
  const { t } = useTranslation(['home', 'common']);
  const pageLanguage = useLanguage();
  const rotation = useRotation(notices.length, NOTICE_MS);
  const notice = notices[rotation.index];
  if (!notice) return null;
  // Reserves the space of the mark for all notices, so that nothing moves when they rotate.
  const hasMarks = notices.some(({ language }) => language !== pageLanguage);
  const title = cut(notice.title, cuts.noticeTitle);
  return (
    <div className={styles.rotator} {...rotation.hold}>
      <Megaphone aria-hidden="true" className={styles.icon} />
      <div className={styles.text} lang={notice.language}>
        <p className={styles.title}>
          {notice.type === 'text' && <AppLink to={`/notices#${notice.id}`}>{title}</AppLink>}
          {notice.type !== 'text' && notice.href && (
            <ExternalLink href={mediaUrl(notice.href)}>{title}</ExternalLink>
          )}
          {notice.type !== 'text' && !notice.href && title}
        </p>
        <p>{cut(notice.description, cuts.description)}</p>
      </div>
      {hasMarks && (
        <div className={styles.language}>
          <LanguageMark language={notice.language} />
        </div>
      )}
      <div className={styles.controls}>
        <span className="small-print">
          {t('position', { ns: 'common', index: rotation.index + 1, count: notices.length })}
        </span>
        <RotatorControls motion={rotation} what={t('notices.rotation')} steps={rotation} />
      </div>
    </div>
  );
}
