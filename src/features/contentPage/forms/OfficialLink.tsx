import type { ReactNode } from 'react';
import { ExternalLink } from '../../../ui/navigation/ExternalLink';
import styles from './OfficialLink.module.css';

/**
 * Renders a link to another site with its host beside it, `ecitizen.go.ke` without `www.`, so that visitors
 * can compare it with the URL in their browser. `href` must be absolute, because `new URL` throws on others.
 */
export function OfficialLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <>
      <ExternalLink href={href}>{children}</ExternalLink>{' '}
      <span className={styles.host} data-screen-only>
        {new URL(href).host.replace(/^www\./, '')}
      </span>
    </>
  );
}
