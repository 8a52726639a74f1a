import { Component, type ReactNode, useLayoutEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { clearFailedLoads } from '../../lib/browser/loadPage';
import { Button } from '../../ui/actions/Button';
import { AutoLink } from '../../ui/navigation/AutoLink';
import { HelpLink } from '../../ui/navigation/HelpLink';
import { PageHeader } from '../../ui/page/PageHeader';
import { reloadOnChunkError } from '../startup/reloadOnChunkError';

interface Props {
  fallback: ReactNode;
  /** The children are rendered again when it changes. */
  resetKey: string;
  children: ReactNode;
}

/** Renders `fallback` in place of a page that cannot be loaded or rendered, and lets the next navigation load it again. */
export class RouteErrorBoundary extends Component<Props, { hasError: boolean }> {
  static getDerivedStateFromError = () => ({ hasError: true });

  override state = { hasError: false };

  override componentDidCatch(): void {
    clearFailedLoads();
  }

  override componentDidUpdate(previous: Props, { hasError }: { hasError: boolean }): void {
    // Not after the update that failed, because its key may be new too.
    if (hasError && previous.resetKey !== this.props.resetKey) this.setState({ hasError: false });
  }

  override render(): ReactNode {
    return this.state.hasError ? this.props.fallback : this.props.children;
  }
}

/**
 * Renders the failure of a page, and reloads it once when mounted, because a deployment may have deleted the chunk ({@link
 * reloadOnChunkError}).
 */
export function RouteError() {
  const { t } = useTranslation();
  // In a layout effect, so that the page reloads before the next paint.
  useLayoutEffect(reloadOnChunkError, []);
  return (
    <PageHeader title={t('failure.title')} lead={t('failure.text')}>
      <Button onClick={() => window.location.reload()}>{t('retry')}</Button>
      <p>
        <AutoLink text={`${t('failure.call')} ${t('failure.callCentre')}`} />
      </p>
      <p>
        <HelpLink />
      </p>
    </PageHeader>
  );
}
