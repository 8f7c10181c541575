import { Suspense, createContext, createElement, lazy, use, useCallback, useState } from 'react';
import type { ComponentType } from 'react';
import { prefetchedMessages } from '../words/index.ts';
import { useAutoRetry } from './use-auto-retry.ts';

/** A component whose code is loaded when it is first rendered, or earlier by `preload`. */
export interface LazyComponent<Props> {
  (props: Props): React.JSX.Element;
  /** Loads code and messages, so that the component renders without a network; rejects where they cannot be loaded. */
  preload(): Promise<unknown>;
}

const retryMs = 3000;

const RetryContext = createContext<() => void>(() => undefined);

/** Rendered while a component that fills the page is loading: a message and a retry button. */
type Placeholder = ComponentType<{ onRetry: () => void }>;

/** Rendered while the code is loading. */
const LoadingPart = ({ Waits: Fallback }: { Waits: Placeholder }) => <Fallback onRetry={use(RetryContext)} />;

/** Rendered where the code could not be loaded; retries periodically. */
const MissingPart = ({ Waits: Fallback }: { Waits?: Placeholder | undefined }) => {
  const retry = use(RetryContext);
  useAutoRetry(true, retry, retryMs);
  return Fallback ? <LoadingPart Waits={Fallback} /> : null;
};

let isCodeCached = false;

/** Notes that the device has cached the code of this page: its components load without a network, too. */
export const markCodeCached = (): void => {
  isCodeCached = true;
};

/**
 * Some browsers never retry code that failed to load once: offline it is not requested, unless the device has cached
 * it.
 */
const loadIfReachable = async <Code,>(load: () => Promise<Code>): Promise<Code> => {
  if (!navigator.onLine && !isCodeCached)
    throw new TypeError('The code of this part was not loaded before the network was lost.');
  return load();
};

/**
 * Makes a component that is loaded on demand; loaded code renders at once. Until then the placeholder or nothing is
 * rendered; where loading fails (no network, or the product was updated meanwhile) it is retried, and the page around
 * it stays.
 */
export const lazyWithRetry = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Fallback?: Placeholder,
): LazyComponent<Props> => {
  let code: ComponentType<Props> | null = null;
  const preload = async () => {
    code ??= await loadIfReachable(async () => {
      const part = await load();
      // A component without its messages would take the page around it down.
      await prefetchedMessages();
      return part;
    });
    return code;
  };
  const FailedPart = () => <MissingPart Waits={Fallback} />;
  const createLazy = () =>
    lazy(async () => ({ default: await preload().catch(() => FailedPart) })) as ComponentType<Props>;
  let part = createLazy();
  const Component = (props: Props) => {
    const [Part, setPart] = useState<ComponentType<Props>>(() => code ?? part);
    const retry = useCallback(() => {
      part = createLazy();
      setPart(() => part);
    }, []);
    return (
      <RetryContext value={retry}>
        <Suspense fallback={Fallback && <LoadingPart Waits={Fallback} />}>{createElement(Part, props)}</Suspense>
      </RetryContext>
    );
  };
  return Object.assign(Component, { preload });
};
