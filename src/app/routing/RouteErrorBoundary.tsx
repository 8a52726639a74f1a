import { Component, type ReactNode } from 'react';
import { clearFailedLoads } from '../../lib/browser/loadPage';

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
