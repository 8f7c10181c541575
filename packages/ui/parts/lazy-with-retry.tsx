import { Suspense, createContext, createElement, lazy, use, useCallback, useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { prefetchedMessages } from '../words/index.ts';

/** A part whose code comes when it is first drawn, or ahead of it. */
export interface LazyComponent<Props> {
  (props: Props): React.JSX.Element;
  /** Fetches code and words, so that the part can be drawn without a network; rejects where they do not come. */
  preload(): Promise<unknown>;
}

const retryMs = 3000;

const RetryContext = createContext<() => void>(() => undefined);

/** Shown while a part that fills the page is on its way: what is waited for, and the way to ask again. */
type Placeholder = ComponentType<{ onRetry: () => void }>;

/** Stands where code is on its way. */
const LoadingPart = ({ Waits: Fallback }: { Waits: Placeholder }) => <Fallback onRetry={use(RetryContext)} />;

/** Stands where code did not come, and asks for it again every while. */
const MissingPart = ({ Waits: Fallback }: { Waits?: Placeholder | undefined }) => {
  const retry = use(RetryContext);
  // Meets the clock.
  useEffect(() => {
    const timer = setInterval(retry, retryMs);
    return () => clearInterval(timer);
  }, [retry]);
  return Fallback ? <LoadingPart Waits={Fallback} /> : null;
};

let isCodeCached = false;

/** Tells that the device keeps the code of this page: its parts come without a network, too. */
export const markCodeCached = (): void => {
  isCodeCached = true;
};

/** Some browsers never ask again for code that did not come once: without a network it is not asked for, unless the device keeps it. */
const loadIfReachable = async <Code,>(load: () => Promise<Code>): Promise<Code> => {
  if (!navigator.onLine && !isCodeCached)
    throw new TypeError('The code of this part was not loaded before the network was lost.');
  return load();
};

/**
 * Makes a part whose code comes later; what has come is drawn at once. Until then its placeholder or nothing is drawn; where it does not come (the
 * network is gone, or the product was updated meanwhile) it is asked for again, and the page around it stays.
 */
export const lazyWithRetry = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Fallback?: Placeholder,
): LazyComponent<Props> => {
  let code: ComponentType<Props> | null = null;
  const preload = async () => {
    code ??= await loadIfReachable(async () => {
      const part = await load();
      // A part without its words would take the page around it down.
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
