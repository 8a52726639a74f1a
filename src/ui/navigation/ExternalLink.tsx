import { ExternalLink as Icon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { TrailingIcon } from './TrailingIcon';

interface Props {
  /** An absolute URL, or the path of a file. */
  href: string;
  className?: string | undefined;
  tabIndex?: number | undefined;
  children: ReactNode;
}

/** Renders a link that opens in a new tab; an icon shows that and screen readers announce it. */
export function ExternalLink({ href, children, ...rest }: Props) {
  const { t } = useTranslation();
  return (
    <a href={href} target="_blank" rel="noopener" {...rest}>
      {children}
      <TrailingIcon>
        <Icon aria-hidden="true" size="0.85em" />
      </TrailingIcon>
      <span className="visually-hidden"> ({t('newTab')})</span>
    </a>
  );
}
