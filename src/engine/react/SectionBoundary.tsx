import { Component, type ErrorInfo, type ReactNode } from 'react';

type SectionBoundaryProps = { children: ReactNode; fallback: (retry: () => void) => ReactNode };
type SectionBoundaryState = { failed: boolean };

/** Keeps a failure inside one section: the rest of the page goes on (requirement ROUTE-9). */
export class SectionBoundary extends Component<SectionBoundaryProps, SectionBoundaryState> {
  override state: SectionBoundaryState = { failed: false };

  static getDerivedStateFromError(): SectionBoundaryState {
    return { failed: true };
  }

  override componentDidCatch(error: Error, info: ErrorInfo) {
    console.error('A section failed:', error.message, info.componentStack);
  }

  retry = () => this.setState({ failed: false });

  override render() {
    return this.state.failed ? this.props.fallback(this.retry) : this.props.children;
  }
}
