import { useTranslation } from 'react-i18next';
import { phones } from '../../../content/facts';
import { Offices } from './Offices';

/** The Embassy as an office that people come to. */
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
