import { ContactRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { place } from '../../../content/facts';
import { download } from '../../../lib/browser/download';
import { env } from '../../../lib/env';
import { useFacts } from '../../../lib/facts/currentFacts';
import { withPrefix } from '../../../lib/i18n/languages';
import { useLanguage } from '../../../lib/i18n/useLanguage';
import { Button } from '../../../ui/actions/Button';

interface Contact {
  name: string;
  street: string;
  city: string;
  phones: string[];
  /** The line that is answered day and night, with its name. */
  night: { name: string; phone: string };
  email: string;
  hours: string;
  url: string;
}

const escaped = (text: string): string =>
  text
    .replaceAll('\u00a0', ' ')
    .replace(/[\\,;]/g, '\\$&')
    .replaceAll('\n', '\\n');

const line = (name: string, ...values: string[]): string =>
  `${name}:${values.map(escaped).join(';')}`;

/** Returns the contacts as vCard 3.0 (RFC 2426), because not every phone reads version 4. */
export function contactCard(contact: Contact): string {
  const { name, street, city, phones, night, email, hours, url } = contact;
  return [
    'BEGIN:VCARD',
    'VERSION:3.0',
    line('N', name, '', '', '', ''),
    line('FN', name),
    line('ORG', name),
    ...phones.map((phone) => line('TEL;TYPE=WORK,VOICE', phone)),
    line('night.TEL', night.phone),
    line('night.X-ABLabel', night.name),
    line('EMAIL', email),
    line('ADR;TYPE=WORK', '', '', street, city, '', place.postcode, ''),
    `GEO:${place.latitude};${place.longitude}`,
    `URL:${url}`,
    line('NOTE', `${hours}\n${place.inRussian}`),
    'END:VCARD',
    '',
  ].join('\r\n');
}

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
