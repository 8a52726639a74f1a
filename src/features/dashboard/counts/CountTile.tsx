import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { AppLink } from '../../../ui/navigation/AppLink';
import styles from './CountTile.module.css';

interface Props {
  name: string;
  /** Undefined while it is loading, and after a failure. */
  count: number | undefined;
  to: string;
  /** Heading of the list, which gets the focus. */
  heading: RefObject<HTMLHeadingElement | null>;
}

/** A number of items that links to the list of them. */
export function CountTile({ name, count, to, heading }: Props) {
  const { t } = useTranslation('admin');
  return (
    <li>
      <AppLink
        to={to}
        preventScrollReset
        className={styles.tile}
        onClick={() => heading.current?.focus()}
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
