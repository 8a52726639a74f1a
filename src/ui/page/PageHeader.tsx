import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Scene as SceneName } from '../../content/site';
import { Breadcrumb, type Crumb } from '../navigation/Breadcrumb';
import { Illustration } from './Illustration';
import styles from './PageHeader.module.css';

interface Props {
  title: string;
  lead?: string | undefined;
  scene?: SceneName;
  crumbs?: Crumb[];
  /** Keeps the picture small, so that the answer below stays on the first screen. */
  compact?: boolean;
  children?: ReactNode;
}

/** The header every page shares: the way here, the title, what the page gives, a picture. */
export function PageHeader({ title, lead, scene, crumbs, compact = false, children }: Props) {
  const { t } = useTranslation();
  return (
    <div className={`${styles.header} ${compact ? styles.compact : ''}`}>
      <div className={`container ${styles.inner}`}>
        <div className={styles.words}>
          {crumbs && <Breadcrumb crumbs={crumbs} />}
          <h1 tabIndex={-1}>{title}</h1>
          {lead && <p className={styles.lead}>{lead}</p>}
          {children}
        </div>
      </div>
      {scene && (
        <div className={styles.scene} data-screen-only>
          <Illustration name={scene} alt={t(`scenes.${scene}`)} eager />
        </div>
      )}
    </div>
  );
}
