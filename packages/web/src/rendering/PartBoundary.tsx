import { Component, type ReactNode } from 'react';
import { isMissingScript } from '../data/failure-kind.ts';

interface PartBoundaryProps {
  /** Stands in its place where its script or style did not come. */
  fallback: ReactNode;
  children: ReactNode;
}

/** A part whose code comes after the page: one that does not come takes nothing else of the page with it. */
export class PartBoundary extends Component<PartBoundaryProps, { error: unknown }> {
  override state = { error: undefined };

  static getDerivedStateFromError = (error: unknown) => ({ error });

  override render(): ReactNode {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    if (!isMissingScript(error)) throw error;
    return this.props.fallback;
  }
}
