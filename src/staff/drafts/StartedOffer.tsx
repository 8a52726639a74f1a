import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { formatRecent } from '../../lib/dates/recentTime';
import { useLanguage } from '../../lib/i18n/useLanguage';
import { Note } from '../../ui/feedback/Note';
import { RowBoundary } from '../../ui/feedback/RowBoundary';
import { AppLink } from '../../ui/navigation/AppLink';
import { type DraftSummary, isOwn } from '../api/drafts';
import type { Kind } from '../kinds/kind';
import { Row, RowList } from '../parts/Row';
import { useStartedItems } from './useDrafts';

interface Props {
  kind: Kind;
  /** Id of the item in the form. */
  id: string;
}

/** Offers above the form of a new item what the signed-in person has started and never saved. */
export function StartedOffer({ kind, id }: Props) {
  const { t } = useTranslation('admin');
  const language = useLanguage();
  const { state } = useLocation();
  const items = useStartedItems().filter(
    (item) => item.kind === kind && item.itemId !== id && isOwn(item),
  );
  if (items.length === 0) return null;
  return (
    <section aria-labelledby="started">
      <Note kind="plain">
        <h2 id="started" className="size-h3">
          {t('started.offer')}
        </h2>
        <RowList label={t('started.offer')}>
          {items.map((item) => {
            const title = item.title.trim() || t('started.untitled');
            return (
              <RowBoundary key={item.itemId} name={title}>
                {() => (
                  <Row
                    title={
                      <AppLink to={startedPath(item)} state={state}>
                        {title}
                      </AppLink>
                    }
                    notes={formatRecent(item.savedAt, language)}
                  />
                )}
              </RowBoundary>
            );
          })}
        </RowList>
      </Note>
    </section>
  );
}

export const startedPath = ({ kind, itemId }: DraftSummary): string =>
  `/admin/${kind}/new?id=${itemId}`;
