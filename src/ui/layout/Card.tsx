import type { ReactNode } from 'react';
import { AppLink } from '../navigation/AppLink';
import styles from './Card.module.css';

/** Renders cards in as many columns as there is room for. */
export const Cards = ({
  className = '',
  children,
}: {
  className?: string;
  children: ReactNode;
}) => <ul className={`plain-list stack ${styles.cards} ${className}`.trim()}>{children}</ul>;

interface Props {
  /** Heading level: one below that of the heading above the cards. */
  level: 2 | 3;
  title: ReactNode;
  /** Language of the title, if it is not that of the page. */
  lang?: string;
  /** Where the whole card leads, a path without language prefix. */
  to?: string;
  /** 16:9, or upright with `tall`. */
  picture?: ReactNode;
  /** Puts an upright picture (4:5) beside the text. */
  tall?: boolean;
  /** A line over the title: office, date, months. */
  facts?: ReactNode;
  className?: string | undefined;
  children?: ReactNode;
}

/** Renders an item of `Cards`. Beads in the colour of the part of the site are between its picture and its text. */
export function Card(props: Props) {
  const { level, title, lang, to, picture, tall, facts, className = '', children } = props;
  const Heading = `h${level}` as const;
  return (
    <li className={`box ${styles.card} ${tall ? styles.tall : ''} ${className}`.trim()}>
      {picture && <div className={styles.picture}>{picture}</div>}
      <div className={`stack gap-2 top ${styles.text}`}>
        <Heading lang={lang}>
          {to ? (
            <AppLink to={to} className="stretched">
              {title}
            </AppLink>
          ) : (
            title
          )}
        </Heading>
        {facts && <div className={`small-print ${styles.facts}`}>{facts}</div>}
        {children}
      </div>
    </li>
  );
}
