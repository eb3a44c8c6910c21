import { Component, type ReactNode } from 'react';

type SectionBoundaryProps = {
  children: ReactNode;
  fallback: (retry: () => void) => ReactNode;
  /** The content that is drawn. If it is replaced after a failure, the new one is tried. */
  content: unknown;
};
type SectionBoundaryState = { failed: boolean };

/** Keeps a failure inside one section: the rest of the page goes on (requirement ROUTE-9). */
export class SectionBoundary extends Component<SectionBoundaryProps, SectionBoundaryState> {
  override state: SectionBoundaryState = { failed: false };

  static getDerivedStateFromError(): SectionBoundaryState {
    return { failed: true };
  }

  override componentDidCatch(error: Error) {
    console.error('A section failed:', error.message);
  }

  override componentDidUpdate({ content }: SectionBoundaryProps) {
    if (this.state.failed && content !== this.props.content) this.retry();
  }

  retry = () => this.setState({ failed: false });

  override render() {
    return this.state.failed ? this.props.fallback(this.retry) : this.props.children;
  }
}
