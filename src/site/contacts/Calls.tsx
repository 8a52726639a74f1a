import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useMinute } from '../../lib/dates/useMinute';
import { useFacts } from '../../lib/facts/currentFacts';
import styles from './Calls.module.css';
import { openingAt } from './openingHours';

interface Call {
  key: string;
  name: string;
  phone: string;
  /** `danger` for 112 alone; `outlined` for a line that may not answer at this hour. */
  look: 'danger' | 'filled' | 'outlined';
  /** Hours, and other ways to write or call. */
  details?: ReactNode;
}

/** Lists numbers to call, each as a large link. */
export function Calls({ calls }: { calls: Call[] }) {
  const { t } = useTranslation();
  return (
    <ul className={`plain-list ${styles.calls}`}>
      {calls.map(({ key, name, phone, look, details }) => (
        <li key={key}>
          <a href={`tel:${phone}`} className={`${styles.call} ${styles[look]}`}>
            {name} <strong>{t('contact.number', { number: phone })}</strong>
          </a>
          {details && <div className="stack gap-2 top">{details}</div>}
        </li>
      ))}
    </ul>
  );
}

/**
 * Lists the Embassy's number and the 24-hour line in Nairobi; the one that answers now is filled.
 * Nairobi answers while the Embassy is or may be closed; prerendered HTML fills the Embassy.
 */
export function EmbassyCalls() {
  const { t } = useTranslation();
  const { phones } = useFacts();
  const now = useMinute();
  const answering = !now || openingAt(now).state === 'open' ? 'day' : 'night';
  const numbers = { day: phones.main, night: phones.responseCentre };
  return (
    <div className="measure" data-screen-only>
      <Calls
        calls={(['day', 'night'] as const).map((key) => ({
          key,
          name: t(`contact.call.${key}`),
          phone: numbers[key],
          look: key === answering ? 'filled' : 'outlined',
        }))}
      />
    </div>
  );
}
