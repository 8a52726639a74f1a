import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFacts } from '../../lib/facts/currentFacts';
import styles from './Calls.module.css';

interface Call {
  key: string;
  name: string;
  phone: string;
  /** Whether the number is red, as 112 alone is. */
  isDanger?: boolean;
  /** Hours, and other ways to write or call. */
  details?: ReactNode;
}

/** Lists numbers to call, each as a large link. */
export function Calls({ calls }: { calls: Call[] }) {
  const { t } = useTranslation();
  return (
    <ul className={`plain-list ${styles.calls}`}>
      {calls.map(({ key, name, phone, isDanger, details }) => (
        <li key={key}>
          <a href={`tel:${phone}`} className={`${styles.call} ${isDanger ? styles.danger : ''}`}>
            {name} <strong>{t('contact.number', { number: phone })}</strong>
          </a>
          {details && <div className="stack gap-2 top">{details}</div>}
        </li>
      ))}
    </ul>
  );
}

/** Lists the Embassy's number with its hours, and the 24-hour line in Nairobi. */
export function EmbassyCalls() {
  const { t } = useTranslation();
  const { phones } = useFacts();
  const call = (key: 'day' | 'night', phone: string) => ({
    key,
    name: t(`contact.call.${key}`),
    phone,
  });
  return (
    <div className="measure" data-screen-only>
      <Calls calls={[call('day', phones.main), call('night', phones.responseCentre)]} />
    </div>
  );
}
