import { Component } from 'react';
import type { ReactNode } from 'react';
import { BrokenPage } from './broken-page.tsx';

interface Props {
  children: ReactNode;
  /** A key: a changed value resets the error. */
  at: string;
}

interface State {
  error: unknown;
  at: string;
}

/** Catches render errors of a screen, so that the frame stays; React supports this only in classes. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { error: null, at: this.props.at };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { error: error ?? new Error('unknown') };
  }

  static getDerivedStateFromProps(props: Props, state: State): State | null {
    return props.at === state.at ? null : { error: null, at: props.at };
  }

  override render(): ReactNode {
    return this.state.error === null ? this.props.children : <BrokenPage error={this.state.error} />;
  }
}
