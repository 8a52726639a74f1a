import type { ReactNode } from 'react';
import type { Page } from '../../../content/site';
import { usePageNames } from '../../../lib/i18n/usePageNames';
import { Card } from '../../../ui/layout/Card';
import styles from './PageCards.module.css';

interface Props {
  pages: Page[];
  /** Heading level of the cards: one below the heading they stand under. */
  level: 2 | 3;
  pictures?: boolean;
  /** Stands on a page's card below its line. */
  more?: (page: Page) => ReactNode;
}

/** Cards that lead to pages of the site; name, line and picture come from the site map. */
export function PageCards({ pages, level, pictures = false, more }: Props) {
  const { name, card } = usePageNames();
  return (
    <ul className={`plain-list ${styles.cards}`}>
      {pages.map((page) => (
        <li key={page.path}>
          <Card
            to={page.path}
            title={name(page.path)}
            text={card(page.path)}
            level={level}
            scene={pictures ? page.scene : undefined}
          >
            {more?.(page)}
          </Card>
        </li>
      ))}
    </ul>
  );
}
