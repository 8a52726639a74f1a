import { useTranslation } from 'react-i18next';
import { phones } from '../../../content/facts';
import { Offices } from './Offices';

/** Postal address, metro, hours and telephone of the Embassy, as an entry of `Offices`. */
export function EmbassyOffice() {
  const { t } = useTranslation();
  const embassy = {
    name: t('site.fullName'),
    address: t('contact.addressLines'),
    metro: t('contact.metroText'),
    hours: t('contact.hoursText'),
    phone: t('contact.number', { number: phones.main }),
  };
  return <Offices offices={{ yandexMap: embassy }} />;
}
