import type { ReactNode } from 'react';
import type { Page } from '../../../content/site';
import { usePageNames } from '../../../lib/i18n/usePageNames';
import { AppLink } from '../../../ui/navigation/AppLink';
import { Illustration } from '../../../ui/page/Illustration';
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
  const Heading = `h${level}` as const;
  return (
    <ul className={`plain-list stack ${styles.cards}`}>
      {pages.map((page) => (
        <li key={page.path} className={`box edge ${styles.card}`}>
          {scenes && (
            <div className={styles.image}>
              <Illustration name={page.scene} />
            </div>
          )}
          <div className={`stack gap-2 ${styles.text}`}>
            <Heading>
              <AppLink to={page.path} className="stretched">
                {name(page.path)}
              </AppLink>
            </Heading>
            <p>{card(page.path)}</p>
            {more?.(page)}
          </div>
        </li>
      ))}
    </ul>
  );
}
