import { useTranslation } from 'react-i18next';
import { popularPages } from '../../content/home/popularPages';
import { useFacts } from '../../lib/facts/currentFacts';
import { usePageNames } from '../../lib/i18n/usePageNames';
import { mailto } from '../../lib/text/mailto';
import { buttonClass } from '../../ui/actions/Button';
import { Row, Rows } from '../../ui/layout/Rows';
import { EmbassyCalls } from '../contacts/Calls';

/** Renders the numbers to call, and a link to an e-mail with the words of the query. */
function AskInstead({ query }: { query: string }) {
  const { t } = useTranslation(['search', 'common']);
  const { emails } = useFacts();
  const body = t('content.ask.body', { ns: 'common', questions: query });
  return (
    <div className="stack">
      <h2 className="size-h3">{t('ask')}</h2>
      <EmbassyCalls />
      <p>
        <a href={mailto(emails.embassy, query, body)} className={buttonClass('secondary')}>
          {t('email')}
        </a>
      </p>
    </div>
  );
}

interface Props {
  /** The query; '' for the hints of an empty field. */
  query: string;
  /** Whether pages are listed above; what they say may still not be the answer. */
  hasResults: boolean;
}

/** Says whom to ask instead, if there is a query. Lists popular pages if there are no results. */
export function SearchHelp({ query, hasResults }: Props) {
  const { t } = useTranslation('search');
  const { name } = usePageNames();
  return (
    <section className="stack gap-5 measure">
      {query && <AskInstead query={query} />}
      {!hasResults && (
        <div className="stack gap-2">
          <h2 className="size-h3">{t('popular')}</h2>
          <Rows>
            {popularPages.map((to) => (
              <Row key={to} to={to} title={name(to)} />
            ))}
          </Rows>
        </div>
      )}
    </section>
  );
}
