import { place } from '../../../content/facts';

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
