import type { ReactNode } from 'react';
import { AppLink } from '../navigation/AppLink';
// Global classes, because a map of their names would be a part of every page.
import './Card.css';

/** Renders cards in as many columns as there is room for. */
export const Cards = ({
  className = '',
  children,
}: {
  className?: string | undefined;
  children: ReactNode;
}) => <ul className={`plain-list stack cards ${className}`}>{children}</ul>;

interface Props {
  /** Anchor of the heading. */
  id?: string;
  /** Heading level: one below that of the heading above the cards. */
  level: 2 | 3;
  title: ReactNode;
  /** Language of the title, if it is not that of the page. */
  lang?: string;
  /** Where the whole card leads, a path without language prefix. */
  to?: string;
  /** 16:9, or upright (4:5) and beside the text with the class `card-tall`. */
  picture?: ReactNode;
  className?: string | undefined;
  /** Small print stands over the title: office, date, months. */
  children?: ReactNode;
}

/** Renders an item of `Cards`. Beads in the colour of the part of the site are between its picture and its text. */
export function Card(props: Props) {
  const { id, level, title, lang, to, picture, className = '', children } = props;
  const Heading = `h${level}` as const;
  return (
    <li className={`box card ${className}`}>
      {picture && <div>{picture}</div>}
      <div className="card-text">
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
      </div>
    </li>
  );
}
