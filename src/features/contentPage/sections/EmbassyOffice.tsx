import { useTranslation } from 'react-i18next';
import { Offices } from './Offices';

/** Renders the address, the metro station and the hours of the Embassy, with a link to a map (R1.10, R1.12). */
export function EmbassyOffice() {
  const { t } = useTranslation();
  const embassy = {
    name: t('site.fullName'),
    address: t('contact.addressLines'),
    metro: t('contact.metroText'),
    hours: t('contact.hoursText'),
  };
  return <Offices offices={{ yandexMap: embassy }} />;
}
