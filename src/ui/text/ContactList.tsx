import { useTranslation } from 'react-i18next';
import { emails, phones } from '../../content/facts';
import styles from './ContactList.module.css';

function Phone({ number }: { number: string }) {
  const { t } = useTranslation();
  return (
    <a href={`tel:${number}`} className={styles.nowrap}>
      {t('contact.number', { number })}
    </a>
  );
}

/** Requirements R1.10 to R1.12. */
export function ContactList() {
  const { t } = useTranslation();
  const rows = [
    { label: t('contact.address'), value: t('contact.addressLines') },
    { label: t('contact.metro'), value: t('contact.metroText') },
    { label: t('contact.hours'), value: t('contact.hoursText') },
    {
      label: t('contact.phone'),
      value: [phones.main, phones.second, phones.third].map((number) => (
        <span key={number} className={styles.line}>
          <Phone number={number} />
        </span>
      )),
    },
    {
      label: t('contact.fax'),
      value: `${t('contact.number', { number: phones.fax })} (${t('contact.faxFirst')})`,
    },
    { label: t('contact.email'), value: <a href={`mailto:${emails.embassy}`}>{emails.embassy}</a> },
  ];
  return (
    <dl className={styles.list}>
      {rows.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
