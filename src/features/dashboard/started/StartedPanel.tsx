import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useFocusFallback } from '../../../lib/hooks/useFocusFallback';
import type { WorkingCopy } from '../../../services/workingCopies/workingCopies';
import { Panel } from '../../../ui/layout/Panel';
import { useStaffRole } from '../../auth/session/useStaffMember';
import { CardList } from '../item/CardList';
import { StartedCard } from './StartedCard';
import { startedQuery } from './startedQuery';
import { useDiscardStarted } from './useDiscardStarted';

/** Items before the fold. */
const UNFOLDED = 3;

/**
 * New items that were never saved: the signed-in person's, then those of colleagues. Writers do not
 * see alerts of colleagues, which only admins open. Renders nothing after a failure, because the
 * lists of the dashboard report it.
 */
export function StartedPanel() {
  const { t } = useTranslation('admin');
  const heading = useRef<HTMLHeadingElement>(null);
  const focusFallback = useFocusFallback(heading);
  const isAdmin = useStaffRole() === 'admin';
  const { data = [] } = useQuery(startedQuery);
  const { pending, discard } = useDiscardStarted();
  const copies = data.filter(({ itemType }) => isAdmin || itemType !== 'alerts');
  if (copies.length === 0) return null;
  const toCard = (copy: WorkingCopy) => (
    <StartedCard
      key={copy.itemId + copy.authorId}
      copy={copy}
      busy={pending.has(copy.itemId)}
      onDiscard={() => discard(copy)}
    />
  );
  return (
    <Panel variant="accent" aria-labelledby="started" {...focusFallback}>
      <h2 id="started" ref={heading} tabIndex={-1}>
        {t('started.title')}
      </h2>
      <p>{t('started.lead')}</p>
      <CardList label={t('started.title')}>{copies.slice(0, UNFOLDED).map(toCard)}</CardList>
      {copies.length > UNFOLDED && (
        <details>
          <summary>{t('started.more', { count: copies.length - UNFOLDED })}</summary>
          <CardList label={t('started.title')}>{copies.slice(UNFOLDED).map(toCard)}</CardList>
        </details>
      )}
    </Panel>
  );
}
