import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { place } from '../../content/facts';
import { useFacts } from '../../lib/facts/currentFacts';
import { typeset } from '../../lib/text/typeset';
import { Pairs } from '../../ui/layout/Pairs';
import { AutoLink } from '../../ui/navigation/AutoLink';
import styles from './ContactList.module.css';

/**
 * Lists the contacts of the Embassy (R1.10 to R1.12).
 * @param inRussian the address in Russian with a button that copies it; by default plain text, as
 *   in the footer, which saves the code of the button
 */
export function ContactList({ inRussian }: { inRussian?: ReactNode }) {
  const { emails, phones } = useFacts();
  const { t } = useTranslation();
  const rows = [
    {
      label: t('contact.address'),
      value: (
        <>
          {t('contact.addressLines')}
          {inRussian ?? <div lang="ru">{typeset(place.inRussian)}</div>}
        </>
      ),
    },
    { label: t('contact.metro'), value: t('contact.metroText') },
    { label: t('contact.hours'), value: <AutoLink text={t('contact.hoursText')} /> },
    {
      label: t('contact.phone'),
      value: [phones.main, phones.second, phones.third].map((number) => (
        <span key={number}>
          <a href={`tel:${number}`}>{t('contact.number', { number })}</a>
        </span>
      )),
    },
    {
      label: t('contact.fax'),
      value: `${t('contact.number', { number: phones.fax })} (${t('contact.faxFirst')})`,
    },
    { label: t('contact.email'), value: <AutoLink text={emails.embassy} /> },
  ];
  return (
    <div className={styles.list}>
      <Pairs pairs={rows.map((row) => ({ key: row.label, ...row }))} />
    </div>
  );
}
