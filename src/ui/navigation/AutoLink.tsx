import { Fragment } from 'react';
import { currentFacts } from '../../lib/facts/currentFacts';
import styles from './AutoLink.module.css';

/** Matches a phone number as i18next formats it, an e-mail address, or a range of numbers or times. */
const SPECIAL = /(\+\d[\d\u00a0]{9,}\d|[\w.-]+@[\w.-]+\.\w+|\d[\d:]*–\d[\d:]*)/;

function hrefOf(contact: string): string {
  if (contact.includes('@')) return `mailto:${contact}`;
  const number = contact.replace(/\u00a0/g, '');
  return number === currentFacts().phones.responseCentreWhatsApp
    ? `https://wa.me/${number.slice(1)}`
    : `tel:${number}`;
}

/** Allows a line break before the `@` of an e-mail address, rather than anywhere. */
function Breakable({ contact }: { contact: string }) {
  const [name, host] = contact.split('@');
  if (!host) return contact;
  return (
    <>
      {name}
      <wbr />
      {`@${host}`}
    </>
  );
}

function Special({ text }: { text: string }) {
  if (text.includes('–')) return <span className={styles.nowrap}>{text}</span>;
  return (
    <a href={hrefOf(text)} className={styles.contact}>
      <Breakable contact={text} />
    </a>
  );
}

/** E-mail addresses and phone numbers in international form become links; ranges such as 9:00–17:00 do not break. */
export function AutoLink({ text }: { text: string }) {
  let end = 0;
  // `split` with a capturing group returns the matches at odd indexes.
  return text.split(SPECIAL).map((part, index) => {
    if (!part) return null;
    // The offset is the key, because two parts may be equal, such as the commas between three numbers.
    const start = end;
    end += part.length;
    return index % 2 === 1 ? (
      <Special key={start} text={part} />
    ) : (
      <Fragment key={start}>{part}</Fragment>
    );
  });
}
