import { useTranslation } from 'react-i18next';
import type { HelpText } from '../../content/text';
import { useFacts } from '../../lib/facts/currentFacts';
import { AutoLink } from '../../ui/navigation/AutoLink';
import styles from './Calls.module.css';

const calls = [
  { key: 'danger', phone: 'emergency' },
  { key: 'centre', phone: 'responseCentre' },
  { key: 'embassy', phone: 'main' },
] as const;

export function Calls({ calls: text }: { calls: HelpText['calls'] }) {
  const { phones } = useFacts();
  const { t } = useTranslation();
  return (
    <section className={styles.calls}>
      <h2 id="call" tabIndex={-1}>
        {text.title}
      </h2>
      <ul className="plain-list">
        {calls.map(({ key, phone }) => (
          <li key={key}>
            <a href={`tel:${phones[phone]}`} className={styles.call}>
              {text[key].name} <strong>{t('contact.number', { number: phones[phone] })}</strong>
            </a>
            {text[key].details.map((detail) => (
              <p key={detail}>
                <AutoLink text={detail} />
              </p>
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}
