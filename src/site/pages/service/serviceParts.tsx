import { ArrowRight, CalendarCheck, MapPin, Phone, Users } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { childrenOf, type Page } from '../../../content/site';
import type { ServiceText } from '../../../content/textTypes';
import { useFacts } from '../../../lib/facts/currentFacts';
import { usePageNames } from '../../../lib/i18n/usePageNames';
import { buttonClass } from '../../../ui/actions/Button';
import { AppLink } from '../../../ui/navigation/AppLink';
import { AutoLink } from '../../../ui/navigation/AutoLink';
import { ExternalLink } from '../../../ui/navigation/ExternalLink';
import { CallButtons, useAnswering } from '../../contacts/CallButtons';
import { useQuestions } from '../questions/useQuestions';
import styles from './serviceParts.module.css';

type Slot = keyof ServiceText['keyFacts'];

/** The key facts that are figures, in words where a text has none. */
const large = ['cost', 'time', 'bring'] as const satisfies Slot[];

/** The key facts that may stand below them, in this order. */
const below = [
  { slot: 'who', Icon: Users },
  { slot: 'where', Icon: MapPin },
  { slot: 'valid', Icon: CalendarCheck },
] as const;

/** A sum, a number of days or documents that a text begins with: `USD 50`, `2–4`, `За 3`. */
export const FIGURE = /^\D{0,4}\d+(?:[\s,]\d{3})*(?:–\u2060?\d+)?/;

/** What a figure counts, which stands in its line: `working days`, `долларов США`. */
const UNIT = /^\s(?:working\s|рабочи\S+\s)?(?:[a-z]{4,}|[а-яё]{3,}(?:\sСША)?)(?:[:,]|\s—)?/;

/** The questions whose answer stands in the key facts too, in place of “not published” and “ask”. */
const QUESTIONS: Record<string, string[]> = {
  time: ['waiting'],
};

function EmbassyAddress() {
  const { urls } = useFacts();
  const { t } = useTranslation();
  return (
    <span className={styles.place}>
      {' '}
      {t('contact.addressLines')}.{' '}
      <span data-screen-only>
        <ExternalLink href={urls.yandexMap}>{t('content.map')}</ExternalLink>
      </span>
    </span>
  );
}

/** Renders a shortcut to a section, or to a page that is the right one for some. */
function Shortcut({ to, label }: { to: string; label: string }) {
  const className = `with-icon ${styles.shortcut}`;
  const content = (
    <>
      {label}
      <ArrowRight aria-hidden="true" size="1.1em" />
    </>
  );
  return to.startsWith('/') ? (
    <AppLink to={to} className={className}>
      {content}
    </AppLink>
  ) : (
    <a href={`#${to}`} className={className}>
      {content}
    </a>
  );
}

/**
 * Renders the link to the portal on which a service is applied for (R1.19), and before it, as the first thing to do, the call
 * before anything is paid there.
 */
function Apply({ page: { apply, payLater } }: { page: Page }) {
  const { phones, urls } = useFacts();
  const { t } = useTranslation();
  if (!apply) return null;
  return (
    <>
      {payLater && (
        <a href={`tel:${phones.main}`} className={buttonClass()}>
          {t('content.callFirst')}
        </a>
      )}
      <ExternalLink href={urls[apply]} className={buttonClass(payLater ? 'secondary' : 'primary')}>
        {t(payLater ? 'content.fillIn' : 'content.apply')}
      </ExternalLink>
    </>
  );
}

/** Returns the key facts of a service with the answers to QUESTIONS in their place. */
export function useKeyFacts(
  { path }: Page,
  { keyFacts }: Pick<ServiceText, 'keyFacts'>,
): ServiceText['keyFacts'] {
  const { answered } = useQuestions(path);
  const answers = Object.entries(QUESTIONS).flatMap(([slot, keys]) => {
    const answer = answered.find(({ key }) => keys.includes(key));
    return answer ? [[slot, answer.text]] : [];
  });
  return { ...keyFacts, ...Object.fromEntries(answers) };
}

/** Renders a text with the figure that it begins with, and what it counts, in a line of its own. */
function LargeFigure({ text }: { text: string }) {
  const [figure = ''] = FIGURE.exec(text) ?? [];
  const [unit = ''] = UNIT.exec(text.slice(figure.length)) ?? [];
  return (
    <>
      <span className={styles.figure}>
        {figure}
        <span className={styles.unit}>{unit.replace(/\s—$/, '')}</span>
      </span>
      {/* A space that breaks, because the figure has a line of its own. */}
      <FactText text={text.slice(figure.length + unit.length).replace(/^\u00a0/, ' ')} />
    </>
  );
}

const FactText = ({ text }: { text: string }) => (
  <span>
    <AutoLink text={text} />
  </span>
);

interface Props {
  /** Page of the service; its `apply` names the portal, if there is one. */
  page: Page;
  text: Pick<ServiceText, 'keyFacts' | 'shortcuts' | 'sections'>;
  /** The sections that are rendered. */
  sections: ServiceText['sections'];
  /** Whether to begin with the numbers to call, by day and at night. */
  calls?: boolean;
  /** Whether to begin with the shortcuts, because the page is the wrong one for many. */
  leads?: boolean;
}

/**
 * Renders the answer to a service for the first screen (R1.2, R1.19): what it costs, how long it takes and how much to bring as
 * figures, in words where there is none; then the actions and the other key facts.
 */
export function KeyFacts({ page, text, sections, calls = false, leads = false }: Props) {
  const { urls } = useFacts();
  const { t } = useTranslation();
  const { checklist } = text.sections.bring ?? {};
  const facts = useKeyFacts(page, text);
  if (checklist)
    facts.bring = t('content.keyFacts.count', { count: Object.keys(checklist).length });
  const hasFigure = (slot: Slot) => FIGURE.test(facts[slot] ?? '');
  // A figure alone beside words would stand for all of them.
  const figures = large.filter(hasFigure);
  const isFigure = (slot: Slot) => figures.length > 1 && hasFigure(slot);
  const shortcuts = Object.entries(text.shortcuts ?? {}).map(([to, label]) => (
    <Shortcut key={to} to={to} label={label} />
  ));
  /** Attributes of a fact; links to a section whose whole text is here lead to it. */
  const rowOf = (slot: Slot) => ({
    ...(!(slot in sections) && { id: slot, tabIndex: -1 }),
  });
  return (
    <section
      id="in-short"
      tabIndex={-1}
      className={`band ${styles.keyFacts}`}
      aria-label={t('content.keyFacts.title')}
    >
      <div className={`container stack gap-3 ${styles.inner}`}>
        {calls && <CallButtons />}
        {leads && (
          <div className={`cluster ${styles.actions}`} data-screen-only>
            {shortcuts}
          </div>
        )}
        <dl className={styles.figures}>
          {large
            .filter((slot) => facts[slot])
            .map((slot) => {
              const Text = isFigure(slot) ? LargeFigure : FactText;
              return (
                <div key={slot} className={isFigure(slot) ? '' : styles.words} {...rowOf(slot)}>
                  <dt className="small-print">{t(`content.keyFacts.${slot}`)}</dt>
                  <dd>
                    <Text text={facts[slot] ?? ''} />
                  </dd>
                </div>
              );
            })}
        </dl>
        {(page.apply ?? (!leads && shortcuts.length > 0)) && (
          <div className={`cluster ${styles.actions}`} data-screen-only>
            <Apply page={page} />
            {!leads && shortcuts}
          </div>
        )}
        <dl className={styles.rows}>
          {below
            .filter(({ slot }) => facts[slot])
            .map(({ slot, Icon }) => (
              <div key={slot} className={styles.row} {...rowOf(slot)}>
                <dt className="semibold">
                  <Icon aria-hidden="true" size="1.2em" />
                  {t(`content.keyFacts.${slot}`)}
                </dt>
                <dd>
                  <AutoLink text={facts[slot] ?? ''} />
                  {slot === 'where' && !page.onlineOnly && <EmbassyAddress />}
                </dd>
              </div>
            ))}
        </dl>
        {page.apply && (
          <p className={styles.paperOnly} data-paper-only>
            <strong>{t('content.apply')}</strong> {urls[page.apply]}
          </p>
        )}
      </div>
    </section>
  );
}

/** Links to the cases of a service, which are the pages below it (R1.18). */
export function Cases({ page }: { page: Page }) {
  const { t } = useTranslation();
  const { name, card } = usePageNames();
  const cases = childrenOf(page.path);
  if (cases.length === 0) return null;
  return (
    <nav aria-labelledby="cases" className={`band ${styles.cases}`}>
      <div className={`container stack gap-3 ${styles.casesInner}`}>
        <h2 id="cases" tabIndex={-1} className="size-h3">
          {t('content.cases')}
        </h2>
        <ul className="plain-list auto-grid ruled">
          {cases.map(({ path }) => (
            <li key={path}>
              <AppLink to={path} className="with-icon between">
                <strong>{name(path)}</strong>
                <ArrowRight aria-hidden="true" size="1.1em" />
              </AppLink>
              <p className="small-print">{card(path)}</p>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}

/**
 * Renders the link that calls the Embassy.
 * @param props.urgent whether to call the 24-hour line in Nairobi while the Embassy is closed. Only
 *   services for people in distress do, because the line answers no other questions.
 */
export function CallLink({ urgent }: { urgent: boolean }) {
  const { t } = useTranslation();
  const { phones } = useFacts();
  const answering = useAnswering();
  const line = urgent ? answering : 'day';
  return (
    <a href={`tel:${line === 'day' ? phones.main : phones.responseCentre}`}>
      <Phone aria-hidden="true" size="1.3em" />
      {t('contact.call.now')}
      <span className="visually-hidden">: {t(`contact.call.${line}`)}</span>
    </a>
  );
}
