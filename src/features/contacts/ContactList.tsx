import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { place } from '../../content/facts';
import { useFacts } from '../../lib/facts/currentFacts';
import { AutoLink } from '../../ui/navigation/AutoLink';
import styles from './ContactList.module.css';

interface Props {
  /** Shows the address in Russian on the screen too, to copy; not for the footer, because each page would load the button. */
  inRussian?: ReactNode;
  /** The rows for the screen: how to come to the Embassy or how to reach it, by default both. Paper has all. */
  only?: 'come' | 'reach' | false;
}

/** Lists the contacts of the Embassy (R1.10 to R1.12). Paper always has the address in Russian. */
export function ContactList({ inRussian, only }: Props) {
  const { emails, phones } = useFacts();
  const { t } = useTranslation();
  const address = t('contact.addressLines');
  const rows = [
    {
      label: t('contact.address'),
      value: (
        <>
          {address}{' '}
          {inRussian ??
            (place.inRussian !== address.replaceAll('\u00a0', ' ') && (
              <div className={styles.paperOnly} lang="ru">
                {place.inRussian}
              </div>
            ))}
        </>
      ),
    },
    { label: t('contact.metro'), value: t('contact.metroText') },
    { label: t('contact.hours'), value: <AutoLink text={t('contact.hoursText')} /> },
    {
      label: t('contact.phone'),
      value: [phones.main, phones.second, phones.third].map((number) => (
        <span key={number} className={styles.line}>
          <a href={`tel:${number}`} className={styles.nowrap}>
            {t('contact.number', { number })}
          </a>
        </span>
      )),
    },
    {
      label: t('contact.fax'),
      value: `${t('contact.number', { number: phones.fax })} (${t('contact.faxFirst')})`,
      onScreenOnly: true,
    },
    { label: t('contact.email'), value: <a href={`mailto:${emails.embassy}`}>{emails.embassy}</a> },
  ];
  return (
    <dl className={`stack gap-3 ${styles.list}`}>
      {rows.map(({ label, value, onScreenOnly }, index) => (
        <div
          key={label}
          data-screen-only={onScreenOnly}
          data-paper-only={(only && (only === 'come') === index > 2) || undefined}
        >
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
