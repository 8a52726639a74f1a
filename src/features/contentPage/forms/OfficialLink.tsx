import type { ReactNode } from 'react';
import { ExternalLink } from '../../../ui/navigation/ExternalLink';
import styles from './OfficialLink.module.css';

/**
 * Renders an external link with the host beside it, so that visitors can compare it with the URL in their browser.
 * @param href absolute
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
