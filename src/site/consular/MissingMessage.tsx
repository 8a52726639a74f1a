import { Mail } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { missingMessage } from '../../content/consular/missingMessage';
import { useFacts } from '../../lib/facts/currentFacts';
import type { Language } from '../../lib/i18n/languages';
import { useLanguage } from '../../lib/i18n/useLanguage';
import { mailto } from '../../lib/text/mailto';
import { typeset } from '../../lib/text/typeset';
import { buttonClass } from '../../ui/actions/Button';
import { CopyButton } from '../../ui/actions/CopyButton';
import '../../ui/forms/controls.css';
import styles from './MissingMessage.module.css';

/** The language in which the centre in Nairobi is written to. */
const NAIROBI: Language = 'en';

type Values = Partial<Record<string, string>>;

/** Returns the message with a line for each value; without a value all lines, to be filled in. */
function messageText(values: Values, language: Language): string {
  const lines = Object.entries(missingMessage.fields).map(([name, label]) => {
    const value = values[name]?.trim() ?? '';
    return { value, line: `${label[language]}: ${value}` };
  });
  const filled = lines.filter(({ value }) => value);
  const shown = filled.length > 0 ? filled : lines;
  return [missingMessage.request[language], '', ...shown.map(({ line }) => line)].join('\n');
}

interface MessageProps {
  values: Values;
  /** The language of the message. */
  language: Language;
  /** Addresses, separated by commas. */
  to: string;
  title?: string;
}

/** Renders a message to read out, with the ways to copy and to send it. */
function Message({ values, language, to, title }: MessageProps) {
  const { t } = useTranslation(['consular/message', 'common']);
  const text = messageText(values, language);
  return (
    <div className={`stack gap-3 box ${styles.message}`}>
      {title && <p className="semibold">{title}</p>}
      <p lang={language} className={styles.text}>
        {text}
      </p>
      <div className="cluster gap-2" data-screen-only>
        <div className="cluster gap-2" data-script-only>
          <CopyButton text={() => text}>{t('copy')}</CopyButton>
        </div>
        <a
          href={mailto(to, missingMessage.subject[language], text)}
          className={buttonClass('secondary')}
        >
          <Mail size="1.1em" />
          {t('mail')}
        </a>
      </div>
    </div>
  );
}

/**
 * Renders a form that makes a message about a person who does not answer; nothing leaves the
 * device. On an English page it is one message for Embassy and centre in Nairobi; on a Russian page
 * one in Russian for the Embassy and one in English for Nairobi. Without JavaScript the lines are
 * empty.
 */
export function MissingMessage() {
  const { t } = useTranslation('consular/message');
  const language = useLanguage();
  const { emails } = useFacts();
  const [values, setValues] = useState<Values>({});
  // Reads the whole form, because some fields may have been filled in before the page was hydrated.
  const read = ({ currentTarget }: FormEvent<HTMLFormElement>) =>
    setValues(Object.fromEntries([...new FormData(currentTarget)].map(([k, v]) => [k, String(v)])));
  const messages = [...new Set<Language>([language, NAIROBI])];
  const to = { en: emails.diasporaConsular, ru: emails.embassy };
  return (
    <div className="stack measure">
      <form
        autoComplete="off"
        className="stack"
        onChange={read}
        onSubmit={(event) => event.preventDefault()}
        data-screen-only
        data-script-only
      >
        {Object.entries(missingMessage.fields).map(([name, label]) => (
          <label key={name} className={`stack gap-2 semibold ${styles.field}`}>
            {typeset(label[language])}
            <textarea name={name} rows={1} />
          </label>
        ))}
      </form>
      {messages.length > 1 ? (
        messages.map((of) => (
          <Message key={of} values={values} language={of} to={to[of]} title={t(`for.${of}`)} />
        ))
      ) : (
        <Message values={values} language={NAIROBI} to={Object.values(to).join(',')} />
      )}
      <p className="small-print" data-screen-only>
        {t('private')}
      </p>
    </div>
  );
}
