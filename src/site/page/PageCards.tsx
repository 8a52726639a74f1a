import type { ReactNode } from 'react';
import type { Page } from '../../content/site';
import { usePageNames } from '../../lib/i18n/usePageNames';
import { PictureCards } from '../../ui/layout/PictureCards';

interface Props {
  pages: Page[];
  /** Heading level of the cards: one below the heading above them. */
  level: 2 | 3;
  /** Returns what a card has in place of its line. */
  more?: (path: string) => ReactNode;
}

/** Lists pages about places, each with its picture; leaves out pages without one. */
export function PageCards({ pages, level, more }: Props) {
  const { name, card } = usePageNames();
  const cards = pages.flatMap(({ path, scene }) => {
    if (!scene) return [];
    const children = more?.(path) ?? <p className="line">{card(path)}</p>;
    return [{ to: path, title: name(path), scene, children }];
  });
  return <PictureCards level={level} cards={cards} compact />;
}
