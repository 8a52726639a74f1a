import { useTranslation } from 'react-i18next';
import { childPages, type Page } from '../../content/site';
import type { ServiceText } from '../../content/textTypes';
import { useFacts } from '../../lib/facts/currentFacts';
import { usePageNames } from '../../lib/i18n/usePageNames';
import { buttonClass } from '../../ui/actions/Button';
import { Pairs } from '../../ui/layout/Pairs';
import { Row, Rows } from '../../ui/layout/Rows';
import { AppLink } from '../../ui/navigation/AppLink';
import { AutoLink } from '../../ui/navigation/AutoLink';
import { ExternalLink } from '../../ui/navigation/ExternalLink';
import { EmbassyCalls } from '../contacts/Calls';

/** The summary of a service, in this order. */
const slots = ['cost', 'time', 'where', 'who'] as const satisfies (keyof ServiceText['keyFacts'])[];

/** Renders the address of the Embassy after a text, with a link to the map. */
function EmbassyAddress() {
  const { urls } = useFacts();
  const { t } = useTranslation();
  return (
    <>
      {' '}
      {t('contact.addressLines')}.
      <div data-screen-only>
        <ExternalLink href={urls.yandexMap}>{t('content.map')}</ExternalLink>
      </div>
    </>
  );
}

/**
 * Renders the action of a service: the application on its portal (R1.19). Where one should ask the
 * Embassy before paying, the action is a call, with the portal as a link below. Nothing for a
 * service without a portal.
 */
function ServiceAction({ page: { apply, payLater } }: { page: Page }) {
  const { phones, urls } = useFacts();
  const { t } = useTranslation();
  if (!apply) return null;
  return (
    <>
      <p className="cluster" data-screen-only>
        {payLater && (
          <a href={`tel:${phones.main}`} className={buttonClass()}>
            {t('content.callFirst')}
          </a>
        )}
        <ExternalLink href={urls[apply]} className={payLater ? undefined : buttonClass()}>
          {t(payLater ? 'content.fillIn' : 'content.apply')}
        </ExternalLink>
      </p>
      <p data-paper-only>
        <strong>{t('content.apply')}</strong> {urls[apply]}
      </p>
    </>
  );
}

interface Props {
  page: Page;
  text: Pick<ServiceText, 'keyFacts' | 'shortcuts' | 'sections'>;
}

/**
 * Renders a service for the first screen: numbers to call if it is urgent, shortcuts, cost,
 * duration, place, for whom, and the action.
 */
export function Summary({ page, text: { keyFacts, shortcuts = {}, sections } }: Props) {
  const { t } = useTranslation();
  const pages = Object.entries(shortcuts);
  return (
    <section id="in-short" tabIndex={-1} aria-label={t('content.keyFacts.title')} className="stack">
      {page.urgent && <EmbassyCalls />}
      {pages.length > 0 && (
        <ul className="plain-list stack gap-2 semibold" data-screen-only>
          {pages.map(([to, label]) => (
            <li key={to}>
              <AppLink to={to}>{label}</AppLink>
            </li>
          ))}
        </ul>
      )}
      <Pairs
        pairs={slots.map((slot) => ({
          key: slot,
          // A link to a section that says no more than the summary leads here.
          anchor: slot in sections ? undefined : slot,
          // The letterhead has address and hours.
          screenOnly: slot === 'where' && !page.onlineOnly,
          label: t(`content.keyFacts.${slot}`),
          value: (
            <>
              <AutoLink text={keyFacts[slot]} />
              {slot === 'where' && !page.onlineOnly && <EmbassyAddress />}
            </>
          ),
        }))}
      />
      <ServiceAction page={page} />
    </section>
  );
}

/** Links to the cases of a service, which are the pages below it (R1.18). */
export function Cases({ page }: { page: Page }) {
  const { t } = useTranslation();
  const { name, card } = usePageNames();
  const cases = childPages(page.path);
  if (cases.length === 0) return null;
  return (
    <nav aria-labelledby="cases" className="stack gap-3">
      <h2 id="cases" tabIndex={-1}>
        {t('content.cases')}
      </h2>
      <Rows columns>
        {cases.map(({ path }) => (
          <Row key={path} to={path} title={name(path)}>
            <p>{card(path)}</p>
          </Row>
        ))}
      </Rows>
    </nav>
  );
}
