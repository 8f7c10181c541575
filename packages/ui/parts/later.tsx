import { Suspense, createContext, createElement, lazy, use, useCallback, useEffect, useState } from 'react';
import type { ComponentType } from 'react';

/** A part whose code comes when it is first drawn, or ahead of it. */
export interface Later<Props> {
  (props: Props): React.JSX.Element;
  /** Fetches the code, so that the part can be drawn without a network; rejects where it does not come. */
  ahead(): Promise<unknown>;
}

const againMs = 3000;

const AskAgain = createContext<() => void>(() => undefined);

/** Stands where code did not come, and asks for it again every while. */
const Missing = () => {
  const askAgain = use(AskAgain);
  // Meets the clock.
  useEffect(() => {
    const timer = setInterval(askAgain, againMs);
    return () => clearInterval(timer);
  }, [askAgain]);
  return null;
};

/**
 * Makes a part whose code comes later. Until it is there nothing is drawn in its place; where it does not come (the
 * network is gone, or the product was updated meanwhile) it is asked for again, and the page around it stays.
 */
export const later = <Props extends object>(load: () => Promise<ComponentType<Props>>): Later<Props> => {
  const begin = () => lazy(async () => ({ default: await load().catch(() => Missing) })) as ComponentType<Props>;
  let part = begin();
  const Drawn = (props: Props) => {
    const [Part, setPart] = useState<ComponentType<Props>>(() => part);
    const askAgain = useCallback(() => {
      part = begin();
      setPart(() => part);
    }, []);
    return (
      <AskAgain value={askAgain}>
        <Suspense>{createElement(Part, props)}</Suspense>
      </AskAgain>
    );
  };
  return Object.assign(Drawn, { ahead: load });
};
