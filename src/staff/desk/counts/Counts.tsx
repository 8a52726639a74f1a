import { useQuery } from '@tanstack/react-query';
import { type RefObject, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { KEEP_SCROLL_POSITION, scrollToHeading } from '../../../lib/browser/scroll';
import { useFocusFallback } from '../../../lib/hooks/useFocusFallback';
import { AppLink } from '../../../ui/navigation/AppLink';
import { QueryState } from '../../auth/session/QueryState';
import type { ItemCounts } from '../../data/items/staffCounts';
import type { TranslatedKind } from '../../kinds/kinds';
import { itemCounts } from '../dashboardQueries';
import { useListSearchParams } from '../list/useListSearchParams';
import styles from './Counts.module.css';

const STATES = ['shown', 'scheduled', 'draft'] as const;

const total = ({ draft, scheduled, shown, ended }: ItemCounts): number =>
  draft + scheduled + shown + ended;

interface Props {
  headings: Record<TranslatedKind, RefObject<HTMLHeadingElement | null>>;
}

export function Counts({ headings }: Props) {
  const { t } = useTranslation('admin');
  const id = useId();
  const counts = useQuery(itemCounts);
  const newsParams = useListSearchParams('news');
  const noticesParams = useListSearchParams('notices');
  const title = useRef<HTMLHeadingElement>(null);
  const focusFallback = useFocusFallback(title);
  return (
    <section aria-labelledby={id} className={styles.counts} {...focusFallback}>
      <h2 id={id} ref={title} tabIndex={-1} className="visually-hidden">
        {t('counts.title')}
      </h2>
      <ul className={`plain-list ${styles.tiles}`}>
        {STATES.map((state) => (
          <CountTile
            key={state}
            name={t(`counts.${state}`)}
            count={counts.data?.news?.[state]}
            to={newsParams.stateHref(state)}
            heading={headings.news}
          />
        ))}
        <CountTile
          name={t('counts.notices')}
          count={counts.data?.notices && total(counts.data.notices)}
          to={noticesParams.stateHref('all')}
          heading={headings.notices}
        />
      </ul>
      <QueryState compact query={counts} />
    </section>
  );
}

interface CountTileProps {
  name: string;
  /** Undefined while loading, and after a failure. */
  count: number | undefined;
  to: string;
  heading: RefObject<HTMLHeadingElement | null>;
}

function CountTile({ name, count, to, heading }: CountTileProps) {
  const { t } = useTranslation('admin');
  return (
    <li>
      <AppLink
        to={to}
        state={KEEP_SCROLL_POSITION}
        className={styles.tile}
        onClick={() => scrollToHeading(heading.current)}
      >
        <span className={styles.name}>{name}</span>{' '}
        <span className={styles.number}>
          {count ?? (
            <>
              <span aria-hidden="true">–</span>
              <span className="visually-hidden">{t('counts.unknown')}</span>
            </>
          )}
        </span>
      </AppLink>
    </li>
  );
}
