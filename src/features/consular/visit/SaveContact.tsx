import { ContactRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { download } from '../../../lib/browser/download';
import { env } from '../../../lib/env';
import { useFacts } from '../../../lib/facts/currentFacts';
import { withPrefix } from '../../../lib/i18n/languages';
import { useLanguage } from '../../../lib/i18n/useLanguage';
import { Button } from '../../../ui/actions/Button';
import { contactCard } from './contactCard';

/** Saves the Embassy, with the line that is answered day and night, among the contacts of the device. */
export function SaveContact() {
  const { t } = useTranslation();
  const language = useLanguage();
  const { phones, emails } = useFacts();
  const save = () => {
    const card = contactCard({
      name: `${t('site.fullName')} ${t('site.fullNamePlace')}`,
      street: t('contact.street'),
      city: t('contact.city'),
      phones: [phones.main, phones.second, phones.third],
      night: { name: t('contact.call.night'), phone: phones.responseCentre },
      email: emails.embassy,
      hours: t('contact.hoursText'),
      url: env.siteUrl + withPrefix('/embassy', language),
    });
    download('embassy.vcf', 'text/vcard', card);
  };
  return (
    <Button variant="secondary" onClick={save} data-script-only>
      <ContactRound aria-hidden="true" size="1.1em" />
      {t('contact.save')}
    </Button>
  );
}
