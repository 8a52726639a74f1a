import type { ReactNode } from 'react';
import type { Scene as SceneName } from '../../content/site';
import { LocalLink } from '../navigation/LocalLink';
import { Scene } from '../page/Scene';
import styles from './Card.module.css';

interface Props {
  to: string;
  title: string;
  text: string;
  level: 2 | 3;
  scene?: SceneName | undefined;
  /** Stands below the text. */
  children?: ReactNode;
}

/** A card that is one link to a page. */
export function Card({ to, title, text, level, scene, children }: Props) {
  const Heading = `h${level}` as const;
  return (
    <div className={styles.card}>
      {scene && (
        <div className={styles.picture}>
          <Scene name={scene} />
        </div>
      )}
      <div className={styles.words}>
        <Heading>
          <LocalLink to={to}>{title}</LocalLink>
        </Heading>
        <p>{text}</p>
        {children}
      </div>
    </div>
  );
}
