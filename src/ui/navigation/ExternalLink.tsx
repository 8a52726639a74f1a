import { ExternalLink as Icon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../lib/i18n/useLanguage';
import { usePath } from '../../lib/i18n/usePath';
import { toPagePath } from '../../lib/urls/pagePath';
import styles from './ExternalLink.module.css';

/** Renders an icon after a word, without a line break between them. */
function TrailingIcon({ children }: { children: ReactNode }) {
  return <span className={styles.trailing}>{children}</span>;
}

interface Props {
  /** An absolute URL, or the path of a file. */
  href: string;
  className?: string | undefined;
  tabIndex?: number | undefined;
  children: ReactNode;
}

/**
 * Links to a new tab, which an icon shows and screen readers announce. A page of this site opens in
 * the reader's language.
 */
export function ExternalLink({ href, children, ...rest }: Props) {
  const { t } = useTranslation();
  const language = useLanguage();
  const withPrefix = usePath();
  const page = toPagePath(href);
  const label = (
    <>
      {children}
      <TrailingIcon>
        <Icon size="0.85em" />
      </TrailingIcon>
    </>
  );
  return (
    <a href={page ? withPrefix(page) : href} target="_blank" rel="noopener" {...rest}>
      {/* One item of a button, so that the icon follows the last word. */}
      {rest.className ? <span>{label}</span> : label}
      <span lang={language} className="visually-hidden">
        {' '}
        ({t('newTab')})
      </span>
    </a>
  );
}
