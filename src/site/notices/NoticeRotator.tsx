import { useTranslation } from 'react-i18next';
import { useRotation } from '../../lib/hooks/useRotation';
import { useLanguage } from '../../lib/i18n/useLanguage';
import { cut, cuts } from '../../lib/text/text';
import { mediaUrl } from '../../lib/urls/media';
import { RotatorControls } from '../../ui/actions/RotatorControls';
import { RowBoundary } from '../../ui/feedback/RowBoundary';
import { AppLink } from '../../ui/navigation/AppLink';
import { ExternalLink } from '../../ui/navigation/ExternalLink';
import { LanguageMark } from '../../ui/text/LanguageMark';
import type { Notice } from '../data/notices/currentNotices';
import styles from './NoticesBanner.module.css';

/** `href` is null for a notice without link or file. A `text` notice's title leads to its text. */
export type ShownNotice = Pick<
  Notice,
  'id' | 'language' | 'title' | 'description' | 'type' | 'href'
>;

/** Milliseconds (R9.31). */
const NOTICE_MS = 10_000;

/**
 * Renders a notice's title, as a link if there is something to open. Cut for the eye, whole for
 * screen readers.
 * @param tabIndex -1 for a notice that is not visible, so that Tab does not reach its link
 */
function SlideTitle({ notice, tabIndex }: { notice: ShownNotice; tabIndex: number | undefined }) {
  const short = cut(notice.title, cuts.noticeTitle);
  const title =
    short === notice.title ? (
      short
    ) : (
      <>
        <span aria-hidden="true">{short}</span>
        <span className="visually-hidden">{notice.title}</span>
      </>
    );
  if (notice.type === 'text') {
    return (
      <AppLink to={`/notices#${notice.id}`} tabIndex={tabIndex}>
        {title}
      </AppLink>
    );
  }
  if (!notice.href) return title;
  return (
    <ExternalLink href={mediaUrl(notice.href)} tabIndex={tabIndex}>
      {title}
    </ExternalLink>
  );
}

/**
 * Shows notices in turn (R2.16 to R2.18), titles cut at 50 characters, descriptions at 80 (R9.32).
 * Screen readers get the whole list, and speak the shown notice when the visitor steps.
 */
export function NoticeRotator({ notices }: { notices: ShownNotice[] }) {
  const { t } = useTranslation(['home', 'common']);
  const pageLanguage = useLanguage();
  const rotation = useRotation(notices.length, NOTICE_MS);
  const current = notices[rotation.index];
  if (!current) return null;
  return (
    <div className={styles.rotator} {...rotation.hold}>
      <div className={`cluster between ${styles.controls}`}>
        <p className="small-print" aria-live={rotation.running ? 'off' : 'polite'}>
          {t('position', { ns: 'common', index: rotation.index + 1, count: notices.length })}
          <span lang={current.language} className="visually-hidden">
            {`: ${current.title}`}
          </span>
        </p>
        <RotatorControls motion={rotation} what={t('notices.rotation')} steps={rotation} />
      </div>
      <ul className={`plain-list ${styles.text}`}>
        {notices.map((notice, index) => {
          const isCurrent = index === rotation.index;
          return (
            <RowBoundary key={notice.id} name={notice.title}>
              {() => (
                <li lang={notice.language} className={isCurrent ? undefined : 'visually-hidden'}>
                  <p className={styles.title}>
                    <SlideTitle notice={notice} tabIndex={isCurrent ? undefined : -1} />
                  </p>
                  <p>{cut(notice.description, cuts.description)}</p>
                  <span lang={pageLanguage}>
                    <LanguageMark language={notice.language} />
                  </span>
                </li>
              )}
            </RowBoundary>
          );
        })}
      </ul>
    </div>
  );
}
