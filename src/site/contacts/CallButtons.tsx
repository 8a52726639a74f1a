import { Phone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useMinute } from '../../lib/dates/useMinute';
import { useFacts } from '../../lib/facts/currentFacts';
import { buttonClass } from '../../ui/actions/Button';
import styles from './CallButtons.module.css';
import { openingAt } from './openingHours';

/**
 * Returns which line answers at this hour: that of the Embassy by day, the 24-hour line while it is closed or may be. In
 * prerendered HTML that of the Embassy.
 */
export function useAnswering(): 'day' | 'night' {
  const now = useMinute();
  return !now || openingAt(now).state === 'open' ? 'day' : 'night';
}

/** Renders the numbers to call; that which answers at this hour is the primary button. */
export function CallButtons() {
  const { t } = useTranslation();
  const { phones } = useFacts();
  const calls = [
    { key: 'day', phone: phones.main },
    { key: 'night', phone: phones.responseCentre },
  ] as const;
  const answering = useAnswering();
  return (
    <ul className={`plain-list stack gap-2 ${styles.calls}`} data-screen-only>
      {calls.map(({ key, phone }) => (
        <li key={key}>
          <a
            href={`tel:${phone}`}
            className={buttonClass(key === answering ? 'primary' : 'secondary', styles.call)}
          >
            <Phone aria-hidden="true" size="1.2em" />
            <span>
              {t(`contact.call.${key}`)} <strong>{t('contact.number', { number: phone })}</strong>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
