import { ChevronDown, ChevronUp, Info, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatDateTime, formatShortDateTime } from '../../lib/dates/moscowTime';
import { useLanguage } from '../../lib/i18n/useLanguage';
import { typeset } from '../../lib/text/typeset';
import { toPagePath } from '../../lib/urls/pagePath';
import { RowBoundary } from '../../ui/feedback/RowBoundary';
import { AppLink } from '../../ui/navigation/AppLink';
import { AutoLink } from '../../ui/navigation/AutoLink';
import { ExternalLink } from '../../ui/navigation/ExternalLink';
import type { CurrentAlert } from '../data/currentSite/fetchCurrentSite';
import styles from './AlertBanner.module.css';

const icons = { emergency: TriangleAlert, important: Info };

interface Props {
  /** Alerts in the order of the page; none renders nothing. */
  alerts: CurrentAlert[];
  /** Whether the alerts are folded; paper shows the whole text. */
  folded: boolean;
  onFold: (folded: boolean) => void;
  /** Whether they stand beside others, which have been there before. */
  isNewer?: boolean;
  /** Time when the alerts were read from the server, if the latest attempt has failed. */
  checkedAt?: number | undefined;
}

/**
 * Renders alerts, all folded or none, without announcing them; nothing without alerts. A link to
 * this site opens in the same tab.
 */
export function AlertBanner({ alerts, folded, onFold, isNewer, checkedAt }: Props) {
  const { t } = useTranslation();
  const language = useLanguage();
  if (alerts.length === 0) return null;
  const Chevron = folded ? ChevronDown : ChevronUp;
  return (
    <section
      className={styles.banner}
      aria-label={t(isNewer ? 'alert.newer' : 'alert.label')}
      data-folded={folded || undefined}
    >
      {alerts.map(({ level, text, link, startsAt, until }, index) => {
        const Icon = icons[level];
        return (
          <RowBoundary key={`${level} ${startsAt} ${text.en}`} name={text[language]} element="div">
            {() => (
              <div className={`${styles.alert} ${styles[level]}`}>
                <div className={`container ${styles.inner}`}>
                  <Icon size="1.4em" />
                  <div className={styles.body}>
                    {index === 0 && (
                      <button
                        type="button"
                        className={styles.fold}
                        data-script-only
                        aria-expanded={!folded}
                        onClick={() => onFold(!folded)}
                      >
                        <Chevron />
                        <span className="visually-hidden">
                          {t(folded ? 'alert.unfold' : 'alert.fold')}
                        </span>
                      </button>
                    )}
                    <p className={styles.text}>
                      <strong>{t(`alert.${level}`)}:</strong>{' '}
                      <AutoLink text={withPhones(typeset(text[language]))} />{' '}
                      {link && (
                        <span className={styles.more}>
                          <AlertLink href={link}>{t('alert.more')}</AlertLink>
                        </span>
                      )}
                    </p>
                    <p className={styles.time}>
                      {t('alert.period', {
                        until: formatShortDateTime(new Date(until), language),
                      })}
                      {checkedAt !== undefined && (
                        <>
                          {' '}
                          ·{' '}
                          {t('alert.checked', {
                            date: formatDateTime(new Date(checkedAt), language),
                          })}
                        </>
                      )}
                    </p>
                  </div>
                </div>
              </div>
            )}
          </RowBoundary>
        );
      })}
    </section>
  );
}

/** Sets no-break spaces in phone numbers, which AutoLink expects: `+7 916 123-45-67`. */
const withPhones = (text: string): string =>
  text.replace(/\+\d[\d\s()-]{8,}\d/g, (phone) => phone.replace(/[^\d+]+/g, '\u00a0'));

/** Links to a page of this site in the reader's language, to another site in a new tab. */
function AlertLink({ href, children }: { href: string; children: string }) {
  const page = toPagePath(href);
  if (!page) return <ExternalLink href={href}>{children}</ExternalLink>;
  return <AppLink to={page}>{children}</AppLink>;
}
