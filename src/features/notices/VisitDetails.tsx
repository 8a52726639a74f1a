import { CalendarPlus } from 'lucide-react';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { visitedServices } from '../../content/visitedServices';
import { download } from '../../lib/browser/download';
import { formatDays, parseDay } from '../../lib/dates/calendarDay';
import { useToday } from '../../lib/dates/useToday';
import { env } from '../../lib/env';
import { withPrefix } from '../../lib/i18n/languages';
import { useLanguage } from '../../lib/i18n/useLanguage';
import { usePageNames } from '../../lib/i18n/usePageNames';
import type { Notice } from '../../services/notices/notices';
import { Button } from '../../ui/actions/Button';
import { AppLink } from '../../ui/navigation/AppLink';
import { AutoLink } from '../../ui/navigation/AutoLink';
import styles from './NoticeList.module.css';

interface Props extends Pick<Notice, 'id'> {
  visit: NonNullable<Notice['visit']>;
}

/** Renders when and where the consul comes, for which services, and how to book; to come, also as a file for a calendar. */
export function VisitDetails({ id, visit }: Props) {
  const { t } = useTranslation('notices');
  const language = useLanguage();
  const { name } = usePageNames();
  const today = useToday();
  const { from, to, city, place } = visit;
  const where = [city, place].flatMap((texts) => texts?.[language] || []).join(', ');
  const booking = visit.booking?.[language] || t('visit.call');
  const services = visit.services.filter((service) => visitedServices.includes(service));
  const parts = {
    // The preview shows a day that is not whole yet as it is typed.
    when: [from, to].every(parseDay)
      ? formatDays(from, to, language)
      : [...new Set([from, to])].join(' – '),
    where,
    services: services.map((service, index) => (
      <Fragment key={service}>
        {index > 0 && ', '}
        <AppLink to={`/consular/${service}`}>{name(`/consular/${service}`)}</AppLink>
      </Fragment>
    )),
    booking: <AutoLink text={booking} />,
  };
  const save = async () => {
    const { daysFile } = await import('../contacts/calendarFile');
    const names = services.map((service) => name(`/consular/${service}`)).join(', ');
    const file = daysFile({
      id: `visit-${id}`,
      from,
      to,
      title: t('visit.event', { city: city[language] }),
      text: `${names}\n${booking}`,
      location: where,
      url: `${env.siteUrl}${withPrefix('/notices', language)}#${id}`,
    });
    download('consul.ics', 'text/calendar', file);
  };
  return (
    <div className="stack gap-2">
      <dl className={styles.visit}>
        {(['when', 'where', 'services', 'booking'] as const).map((part) => (
          <Fragment key={part}>
            <dt className="semibold">{t(`visit.${part}`)}</dt>
            <dd>{parts[part]}</dd>
          </Fragment>
        ))}
      </dl>
      {to >= today && (
        <Button variant="secondary" onClick={() => void save()} data-script-only data-screen-only>
          <CalendarPlus aria-hidden="true" size="1.1em" />
          {t('visit.calendar')}
        </Button>
      )}
    </div>
  );
}
