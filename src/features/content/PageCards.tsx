import type { Page } from '../../content/site';
import { usePageNames } from '../../lib/i18n/usePageNames';
import { Card } from '../../ui/Card';
import styles from './PageCards.module.css';

interface Props {
  pages: Page[];
  /** Heading level of the cards: one below the heading they stand under. */
  level: 2 | 3;
  pictures?: boolean;
}

/** Cards that lead to pages of the site; name, line and picture come from the site map. */
export function PageCards({ pages, level, pictures = false }: Props) {
  const { name, card } = usePageNames();
  return (
    <ul className={`plain-list ${styles.cards}`}>
      {pages.map(({ path, scene }) => (
        <li key={path}>
          <Card
            to={path}
            title={name(path)}
            text={card(path)}
            level={level}
            scene={pictures ? scene : undefined}
          />
        </li>
      ))}
    </ul>
  );
}
