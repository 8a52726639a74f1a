import type { ReactNode } from 'react';
import type { Scene as SceneName } from '../../content/site';
import { AppLink } from '../navigation/AppLink';
import { Illustration } from '../page/Illustration';
import styles from './Card.module.css';

interface Props {
  /** Path without a language prefix. */
  to: string;
  title: string;
  text: string;
  /** Heading level of the title. */
  level: 2 | 3;
  /** Name of the illustration above the text; the card has none without it. */
  scene?: SceneName | undefined;
  /** Rendered below the text. */
  children?: ReactNode;
}

/** Renders a card whose whole area links to a page of the site. */
export function Card({ to, title, text, level, scene, children }: Props) {
  const Heading = `h${level}` as const;
  return (
    <div className={styles.card}>
      {scene && (
        <div className={styles.image}>
          <Illustration name={scene} />
        </div>
      )}
      <div className={styles.text}>
        <Heading>
          <AppLink to={to}>{title}</AppLink>
        </Heading>
        <p>{text}</p>
        {children}
      </div>
    </div>
  );
}
