import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../../lib/dates/moscowTime';
import { useLanguage } from '../../../lib/i18n/useLanguage';
import { Button, buttonClass } from '../../../ui/actions/Button';
import { RowBoundary } from '../../../ui/feedback/RowBoundary';
import { AppLink } from '../../../ui/navigation/AppLink';
import { useCan } from '../../account/session/useStaffMember';
import {
  type Handover,
  HandoverNote,
  NoteText,
  useHandovers,
  useTakeBack,
} from '../../drafts/useDrafts';
import { useOpenedFrom } from '../../items/backUrl';
import { titleIn } from '../../kinds/kinds';
import { Badge } from '../../parts/Badge';
import { ItemName } from '../../parts/ItemName';
import { Panel } from '../../parts/Panel';
import { Row, RowList } from '../../parts/Row';
import { usePersonName } from '../../people/usePeople';
import { pathOfFact } from '../../words/pageWords';

/**
 * Renders what waits for the signed-in admin, or what the signed-in writer has handed over, the
 * oldest first. It is the first panel of the dashboard, and absent while nothing waits.
 */
export function ReviewQueue() {
  const { t } = useTranslation('admin');
  const mayReview = useCan()('review');
  const rows = useHandovers().filter(({ state }) => !mayReview || state === 'waiting');
  if (rows.length === 0) return null;
  const title = mayReview
    ? t('handover.queue', { number: rows.length })
    : t('handover.mine', { number: rows.length });
  return (
    <Panel variant="compact" aria-labelledby="queue">
      <h2 id="queue" tabIndex={-1}>
        {title}
      </h2>
      <RowList label={title}>
        {rows.map((handover) => (
          <RowBoundary key={handover.id} name={handover.title}>
            {() => <HandoverRow handover={handover} isOwn={!mayReview} />}
          </RowBoundary>
        ))}
      </RowList>
    </Panel>
  );
}

interface RowProps {
  handover: Handover;
  /** Whether it is the signed-in person's own, and not in the queue of an admin. */
  isOwn: boolean;
}

function HandoverRow({ handover, isOwn }: RowProps) {
  const { id, kind, itemId, authorId, authorName, handedOverAt, state } = handover;
  const { t } = useTranslation(['admin', 'history', 'kinds']);
  const language = useLanguage();
  const personName = usePersonName();
  const takeBack = useTakeBack('/admin/dashboard');
  const openedFrom = useOpenedFrom();
  const title = handover.item ? titleIn(handover.item, language) : handover.title;
  return (
    <Row
      title={<h3>{title}</h3>}
      notes={
        <>
          <Badge tone="plain">{t(`kinds:${kind}.name`)}</Badge>
          {isOwn ? (
            <HandoverNote handover={handover} />
          ) : (
            <>
              <span>{personName(authorName)}</span>
              {handedOverAt && (
                <time dateTime={handedOverAt.toISOString()}>
                  {formatDateTime(handedOverAt, language)}
                </time>
              )}
              <NoteText handover={handover} />
            </>
          )}
        </>
      }
      actions={
        <>
          <AppLink
            // The hash opens the comparison.
            to={
              kind === 'facts'
                ? pathOfFact(itemId, title)
                : `/admin/${kind}/edit/${itemId}${isOwn ? '' : `#${authorId}`}`
            }
            state={openedFrom}
            className={buttonClass(isOwn ? 'secondary' : 'primary')}
          >
            {t(isOwn ? 'handover.open' : 'handover.review')}
            <ItemName title={title} />
          </AppLink>
          {isOwn && state !== 'returned' && (
            <Button variant="tertiary" onClick={() => takeBack({ id }, title)}>
              {t(state === 'waiting' ? 'handover.takeBack' : 'handover.read')}
              <ItemName title={title} />
            </Button>
          )}
        </>
      }
    />
  );
}
