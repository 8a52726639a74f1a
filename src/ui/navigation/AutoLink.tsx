import { Fragment } from 'react';
import { currentFacts } from '../../lib/facts/currentFacts';
import { type Language, otherLanguage } from '../../lib/i18n/languages';
import { useLanguage } from '../../lib/i18n/useLanguage';
import styles from './AutoLink.module.css';

/** Bounded lengths, because an unbounded pattern takes quadratic time for a long text. */
const CONTACT =
  /\b112\b|(?:\+|\b0)\d[\d\u00a0]{9,}\d|[\w.-]{1,64}@[\w.-]{1,100}\.\w{2,20}[.,:;)]{0,5}/.source;

/**
 * What AutoLink marks, by the language of the page: a phone number as i18next formats it, an e-mail
 * address, Russian words, English phrases or words in quotation marks.
 */
const SPECIAL = {
  en: new RegExp(`(${CONTACT}|[а-яё][а-яё \\u00a0\\u2060-]*[а-яё])`, 'i'),
  ru: new RegExp(`(${CONTACT}|«[a-z \\u00a0]{1,200}»|[a-z]{1,50}(?:[ \\u00a0][a-z]{1,50})+)`, 'i'),
};

/** Returns a `tel:` URL; a `wa.me` URL for the two WhatsApp numbers among the facts. */
function phoneUrl(phone: string): string {
  const number = phone.replace(/\u00a0/g, '');
  const { responseCentreWhatsApp, dciWhatsApp } = currentFacts().phones;
  return [responseCentreWhatsApp, dciWhatsApp].includes(number)
    ? `https://wa.me/${number.slice(1)}`
    : `tel:${number}`;
}

/** Renders an e-mail address with the punctuation after it, so that no line begins with that. */
function EmailAddress({ text }: { text: string }) {
  const address = text.replace(/[.,:;)]+$/, '');
  const [name, host] = address.split('@');
  return (
    <span className={styles.address}>
      <a href={`mailto:${address}`} className={styles.contact}>
        {name}
        <wbr />
        {`@${host}`}
      </a>
      {text.slice(address.length)}
    </span>
  );
}

/** Renders a match of {@link SPECIAL}: an e-mail address, a number or foreign words. */
function MarkedText({ text, language }: { text: string; language: Language }) {
  if (!/[\d@]/.test(text)) return <span lang={otherLanguage(language)}>{text}</span>;
  if (text.includes('@')) return <EmailAddress text={text} />;
  return (
    <a href={phoneUrl(text)} className={styles.contact}>
      {text}
    </a>
  );
}

/**
 * Links the e-mail addresses and phone numbers of a text; marks words of the other
 * language for screen readers (WCAG 3.1.2).
 */
export function AutoLink({ text }: { text: string }) {
  const language = useLanguage();
  let end = 0;
  // `split` with a capturing group returns the matches at odd indexes.
  return text.split(SPECIAL[language]).map((part, index) => {
    if (!part) return null;
    // The offset is the key, because two parts may be equal, such as commas between numbers.
    const start = end;
    end += part.length;
    return index % 2 === 1 ? (
      <MarkedText key={start} text={part} language={language} />
    ) : (
      <Fragment key={start}>{part}</Fragment>
    );
  });
}
