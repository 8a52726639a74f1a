import { Fragment } from 'react';
import styles from './AutoLink.module.css';

/** A phone number as facts print it, an e-mail address, or a span of numbers or hours. */
const SPECIAL = /(\+\d[\d\u00a0]{9,}\d|[\w.-]+@[\w.-]+\.\w+|\d[\d:]*–\d[\d:]*)/;

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

function Special({ text }: { text: string }) {
  if (text.includes('–')) return <span className={styles.whole}>{text}</span>;
  return (
    <a href={hrefOf(text)} className={styles.contact}>
      <Breakable contact={text} />
    </a>
  );
}

/**
 * A text whose phone numbers can be dialled and whose e-mail addresses can be written to; spans such
 * as 9:00–17:00 stay on one line.
 */
export function AutoLink({ text }: { text: string }) {
  let end = 0;
  // `split` with a group gives plain text at even places and what is special between at odd ones.
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
