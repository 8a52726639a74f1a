import type { ReactNode } from 'react';
import { AppLink } from '../navigation/AppLink';
// Global classes, because a map of their names would be a part of every page.
import './PictureCard.css';

/** Lists `PictureCard`s in as many columns as there is room for. */
export const PictureCards = ({ children }: { children: ReactNode }) => (
  <ul className="plain-list cards">{children}</ul>
);

interface Props {
  /** Anchor of the title. */
  id?: string;
  /** Heading level: one below that of the heading above the cards. */
  level: 2 | 3;
  title: ReactNode;
  /** Language of the title, if it is not the language of the page. */
  lang?: string;
  /** Where the whole card leads, a path without language prefix. */
  to?: string;
  /** An image, which is cut to 16:10. */
  picture: ReactNode;
  children?: ReactNode;
}

/** Renders a picture with the title and one line of what it stands for. */
export function PictureCard({ id, level, title, lang, to, picture, children }: Props) {
  const Heading = `h${level}` as const;
  return (
    <li className="card">
      {picture && <div className="card-picture">{picture}</div>}
      <Heading id={id} tabIndex={id ? -1 : undefined} lang={lang}>
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
  );
}
