import type { ReactNode } from 'react';
import type { Page } from '../../../content/site';
import { usePageNames } from '../../../lib/i18n/usePageNames';
import { Card } from '../../../ui/layout/Card';
import styles from './PageCards.module.css';

interface Props {
  pages: Page[];
  /** Heading level of the cards: one below that of the heading above them. */
  level: 2 | 3;
  scenes?: boolean;
  /** Renders further content of a card below its text. */
  more?: (page: Page) => ReactNode;
}

export function PageCards({ pages, level, scenes = false, more }: Props) {
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
            scene={scenes ? page.scene : undefined}
          >
            {more?.(page)}
          </Card>
        </li>
      ))}
    </ul>
  );
}
