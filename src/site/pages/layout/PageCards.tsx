import type { ReactNode } from 'react';
import type { Page } from '../../../content/site';
import { usePageNames } from '../../../lib/i18n/usePageNames';
import { Card, Cards } from '../../../ui/layout/Card';
import { Illustration } from '../../../ui/page/Illustration';

interface Props {
  pages: Page[];
  /** Heading level of the cards: one below that of the heading above them. */
  level: 2 | 3;
  scenes?: boolean;
  /** Renders further content of a card below its text. */
  more?: (page: Page) => ReactNode;
}

export function PageCards({ pages, level, scenes, more }: Props) {
  const { name, card } = usePageNames();
  return (
    <Cards>
      {pages.map((page) => (
        <Card
          key={page.path}
          level={level}
          to={page.path}
          title={name(page.path)}
          picture={scenes && <Illustration name={page.scene} />}
        >
          <p>{card(page.path)}</p>
          {more?.(page)}
        </Card>
      ))}
    </Cards>
  );
}
