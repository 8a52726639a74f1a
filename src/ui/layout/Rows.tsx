import type { ReactNode } from 'react';
import { AppLink } from '../navigation/AppLink';
import styles from './Rows.module.css';

/** Lists `Row`s, with a line between them. */
export const Rows = ({
  columns = false,
  children,
}: {
  /** As many columns as there is room for, for rows of one or two lines. */
  columns?: boolean;
  children: ReactNode;
}) => <ul className={`plain-list ${columns ? styles.columns : styles.rows}`}>{children}</ul>;

interface Props {
  title: ReactNode;
  /** A path without language prefix. Without it, `title` may have a link of its own. */
  to?: string;
  /** Heading level of the title; without it the title is no heading. */
  level?: 2 | 3 | 4;
  /** Anchor of the title. */
  id?: string;
  /** Language of the title, if it is not the language of the page. */
  lang?: string;
  /** A fee, a date, an action: at the right edge where there is room. */
  aside?: ReactNode;
  /** A small picture beside the text, which is cut to 16:10. */
  picture?: ReactNode;
  /** One line about the title. */
  children?: ReactNode;
}

/** Renders a title, a link if there is `to`, with one line about it and what stands beside it. */
export function Row({ title, to, level, id, lang, aside, picture, children }: Props) {
  const Title = level ? (`h${level}` as const) : 'p';
  return (
    <li className={styles.row}>
      {picture && <div className={styles.picture}>{picture}</div>}
      <div className={styles.text}>
        <Title id={id} tabIndex={id ? -1 : undefined} lang={lang} className={styles.title}>
          {to ? <AppLink to={to}>{title}</AppLink> : title}
        </Title>
        {children}
      </div>
      {aside && <div className={styles.aside}>{aside}</div>}
    </li>
  );
}
