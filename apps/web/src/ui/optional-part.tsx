import { Component, type ReactNode, Suspense } from 'react';

interface OptionalPartProps {
  /** Until it is loaded. */
  fallback?: ReactNode;
  children: ReactNode;
}

/**
 * A part of a page that is loaded by itself, and that the page can do without: where the connection ends before it has
 * come, it stays away, and what is being typed beside it stays.
 */
export class OptionalPart extends Component<OptionalPartProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    const { fallback, children } = this.props;
    return this.state.failed ? null : <Suspense fallback={fallback}>{children}</Suspense>;
  }
}
