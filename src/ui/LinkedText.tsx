import { Fragment } from 'react';
import styles from './LinkedText.module.css';

/** A phone number as facts print it, or an e-mail address. */
const CONTACT = /(\+\d[\d\u00a0]{9,}\d|[\w.-]+@[\w.-]+\.\w+)/;

const hrefOf = (contact: string): string =>
  contact.includes('@') ? `mailto:${contact}` : `tel:${contact.replace(/\u00a0/g, '')}`;

/** Lets an e-mail address be broken before its `@`, rather than anywhere. */
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

/** A text whose phone numbers can be dialled and whose e-mail addresses can be written to. */
export function LinkedText({ text }: { text: string }) {
  // `split` with a group gives plain text at even places and the contacts between at odd ones.
  return text.split(CONTACT).map((part, index) =>
    index % 2 === 1 ? (
      <a key={part} href={hrefOf(part)} className={styles.contact}>
        <Breakable contact={part} />
      </a>
    ) : (
      <Fragment key={part}>{part}</Fragment>
    ),
  );
}
