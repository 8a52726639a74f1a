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
  level: 2 | 3;
  scene?: SceneName | undefined;
  children?: ReactNode;
}

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
