import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../../lib/dates/moscowTime';
import { useFocusFallback } from '../../../lib/hooks/useFocusFallback';
import { useLanguage } from '../../../lib/i18n/useLanguage';
import { Button, buttonClass } from '../../../ui/actions/Button';
import { ItemName } from '../../../ui/actions/ItemName';
import { Badge } from '../../../ui/feedback/Badge';
import { Panel } from '../../../ui/layout/Panel';
import { AppLink } from '../../../ui/navigation/AppLink';
import { useCan } from '../../auth/session/useStaffMember';
import type { Handover } from '../../data/workingCopies/handovers';
import { useOpenedFrom } from '../../items/backUrl';
import { HandoverNote, useHandovers, useTakeBack } from '../../items/handovers';
import { titleIn } from '../../kinds/values';
import { usePersonName } from '../../people/usePeople';
import { CardActions, CardList, ItemCard, ItemDetail } from '../item/ItemCard';

export interface QueueRow extends Pick<Handover, 'id' | 'kind' | 'at'> {
  title: string;
  /** A name or an address. */
  author: string | null;
  link: string;
  /** Where it is the signed-in person's own, and not in the queue of an admin. */
  own?: Handover;
}

/** What waits for the signed-in admin, or what the signed-in writer has handed over; the oldest first. */
function useQueue(): QueueRow[] {
  const language = useLanguage();
  const mayReview = useCan()('review');
  return useHandovers()
    .filter(({ state }) => !mayReview || state === 'waiting')
    .map((handover) => ({
      id: handover.id,
      kind: handover.kind,
      at: handover.at,
      title: titleIn(handover.item, language),
      author: handover.authorName,
      // The hash opens the comparison.
      link: `/admin/${handover.kind}/edit/${handover.itemId}${mayReview ? `#${handover.authorId}` : ''}`,
      ...(!mayReview && { own: handover }),
    }));
}

/** First on the dashboard; absent while nothing waits. */
export function ReviewQueue() {
  const { t } = useTranslation('admin');
  const mayReview = useCan()('review');
  const heading = useRef<HTMLHeadingElement>(null);
  const focusFallback = useFocusFallback(heading);
  const rows = useQueue();
  if (rows.length === 0) return null;
  const title = mayReview
    ? t('handover.queue', { number: rows.length })
    : t('handover.mine', { number: rows.length });
  return (
    <Panel variant="compact" aria-labelledby="queue" {...focusFallback}>
      <h2 id="queue" ref={heading} tabIndex={-1}>
        {title}
      </h2>
      <CardList label={title}>
        {rows.map((row) => (
          <Row key={row.id} row={row} />
        ))}
      </CardList>
    </Panel>
  );
}

function Row({ row: { id, kind, title, author, at, link, own } }: { row: QueueRow }) {
  const { t } = useTranslation(['admin', 'history']);
  const language = useLanguage();
  const personName = usePersonName();
  const takeBack = useTakeBack('/admin/dashboard');
  const openedFrom = useOpenedFrom();
  const name = author ? personName(author) : t('autosave.unnamed');
  return (
    <ItemCard
      wide
      heading={<h3>{title}</h3>}
      details={
        <>
          <Badge tone="plain">{t(`changes.itemType.${kind}`, { ns: 'history' })}</Badge>
          {own ? (
            <HandoverNote handover={own} />
          ) : (
            <>
              <ItemDetail>{name}</ItemDetail>
              <ItemDetail>
                <time dateTime={at.toISOString()}>{formatDateTime(at, language)}</time>
              </ItemDetail>
            </>
          )}
        </>
      }
      actions={
        <CardActions layout="side">
          <AppLink
            to={link}
            state={openedFrom}
            className={buttonClass(own ? 'secondary' : 'primary')}
          >
            {t(own ? 'handover.open' : 'handover.review')}
            <ItemName title={title} />
          </AppLink>
          {own && own.state !== 'returned' && (
            <Button variant="tertiary" onClick={() => takeBack({ id }, title)}>
              {t(own.state === 'waiting' ? 'handover.takeBack' : 'handover.read')}
              <ItemName title={title} />
            </Button>
          )}
        </CardActions>
      }
    />
  );
}
