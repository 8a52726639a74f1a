import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { KEEP_SCROLL_POSITION, scrollToHeading } from '../../../lib/browser/scroll';
import { AppLink } from '../../../ui/navigation/AppLink';
import styles from './CountTile.module.css';

interface Props {
  name: string;
  /** Undefined while loading, and after a failure. */
  count: number | undefined;
  to: string;
  /** Focused by a click. */
  heading: RefObject<HTMLHeadingElement | null>;
}

/** The number of items of a state, a dash without one, as a link to the filtered list. */
export function CountTile({ name, count, to, heading }: Props) {
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
