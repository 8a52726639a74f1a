import { Component, type ReactNode } from 'react';

interface Props {
  fallback: ReactNode;
  /** The children are rendered again when it changes. */
  resetKey?: string;
  /** Called after each failure; returns whether the children are to be rendered once more. */
  onFailure?: () => boolean;
  children: ReactNode;
}

/** `caught` until `onFailure` has been called; the fallback is not mounted before. */
interface State {
  failure: 'caught' | 'final' | null;
}

/**
 * Renders `fallback` in place of children that fail; the children once more instead if `onFailure`
 * returns true. A new `resetKey` renders the children again.
 */
export class ErrorBoundary extends Component<Props, State> {
  static getDerivedStateFromError = (): State => ({ failure: 'caught' });

  override state: State = { failure: null };

  override componentDidCatch(): void {
    this.setState({ failure: this.props.onFailure?.() ? null : 'final' });
  }

  override componentDidUpdate(previous: Props, { failure }: State): void {
    // Not after the update that failed, because its key may be new too.
    if (failure === 'final' && previous.resetKey !== this.props.resetKey)
      this.setState({ failure: null });
  }

  override render(): ReactNode {
    const { failure } = this.state;
    if (failure === 'final') return this.props.fallback;
    return failure === null && this.props.children;
  }
}
