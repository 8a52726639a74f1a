import type { ReactNode } from 'react';
import type { Scene } from '../../content/site';
import { AppLink } from '../navigation/AppLink';
import { Illustration } from './Illustration';
// Global classes, because a map of their names would be a part of every page.
import './PictureCards.css';

interface Card {
  /** The card's path without language prefix, a React key; a card without link has an `anchor`. */
  to?: string;
  anchor?: string;
  title: ReactNode;
  /** Without it the card is text alone. */
  scene?: Scene | undefined;
  /** One line about the title. */
  children: ReactNode;
}

interface Props {
  cards: Card[];
  /** Heading level of the titles: one below the heading above the cards. */
  level: 2 | 3;
  /** Whether phones show two a row, without the lines about them. */
  compact?: boolean;
}

/** Lists places: pictures with a title and one line, in as many columns as there is room for. */
export function PictureCards({ cards, level, compact = false }: Props) {
  const Heading = `h${level}` as const;
  return (
    <ul className={`plain-list cards ${compact ? 'compact' : ''}`}>
      {cards.map(({ to, anchor, title, scene, children }) => (
        <li key={to ?? anchor} className="card">
          {scene && (
            <div className="card-picture">
              <Illustration name={scene} />
            </div>
          )}
          <Heading id={anchor} tabIndex={anchor ? -1 : undefined}>
            {to ? (
              <AppLink to={to} className="stretched">
                {title}
              </AppLink>
            ) : (
              title
            )}
          </Heading>
          {children}
        </li>
      ))}
    </ul>
  );
}
