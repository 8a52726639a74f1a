import { Component, type ReactNode } from 'react';

interface Props {
  fallback: ReactNode;
  /** The children are rendered again when it changes. */
  resetKey?: string;
  /** Called after each failure; returns whether the children are to be rendered once more. */
  mend?: () => boolean;
  children: ReactNode;
}

/** Renders `fallback` in place of children that fail. */
export class ErrorBoundary extends Component<Props, { hasError: boolean }> {
  static getDerivedStateFromError = () => ({ hasError: true });

  override state = { hasError: false };

  override componentDidCatch(): void {
    if (this.props.mend?.()) this.setState({ hasError: false });
  }

  override componentDidUpdate(previous: Props, { hasError }: { hasError: boolean }): void {
    // Not after the update that failed, because its key may be new too.
    if (hasError && previous.resetKey !== this.props.resetKey) this.setState({ hasError: false });
  }

  override render(): ReactNode {
    return this.state.hasError ? this.props.fallback : this.props.children;
  }
}
