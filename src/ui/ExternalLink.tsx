import { ExternalLink as Icon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './ExternalLink.module.css';

interface Props {
  href: string;
  className?: string | undefined;
  children: ReactNode;
}

/** A link that leaves the site: opens in a new tab and says so. */
export function ExternalLink({ href, className, children }: Props) {
  const { t } = useTranslation();
  return (
    <a href={href} target="_blank" rel="noopener" className={className}>
      {children}
      <Icon aria-hidden="true" className={styles.icon} size="0.85em" />
      <span className="visually-hidden"> ({t('newTab')})</span>
    </a>
  );
}
