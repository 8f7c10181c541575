import { Suspense, createElement, use, useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { tracked, type Tracked } from '../words/tracked.ts';

/** A part whose code comes when it is first drawn, or ahead of it. */
export interface Later<Props> {
  (props: Props): React.JSX.Element;
  /** Fetches the code, so that the part can be drawn without a network; rejects where it does not come. */
  ahead(): Promise<unknown>;
}

const againMs = 3000;

/** Draws its parent anew after a while. */
const Again = ({ onTime }: { onTime: () => void }) => {
  // Meets the clock.
  useEffect(() => {
    const timer = setTimeout(onTime, againMs);
    return () => clearTimeout(timer);
  }, [onTime]);
  return null;
};

/**
 * Makes a part whose code comes later. Until it is there nothing is drawn in its place; where it does not come (the
 * network is gone, or the product was updated meanwhile) it is asked for again, and the page around it stays.
 */
export const later = <Props extends object>(load: () => Promise<ComponentType<Props>>): Later<Props> => {
  let fetched: Tracked<ComponentType<Props> | null> | null = null;
  const fetchOnce = (): Tracked<ComponentType<Props> | null> => {
    fetched ??= tracked(load().catch(() => null));
    return fetched;
  };
  const Fetched = (props: Props) => {
    const [, draw] = useState(0);
    const Part = use(fetchOnce());
    if (Part) return createElement(Part, props);
    const again = () => {
      fetched = null;
      draw((times) => times + 1);
    };
    return <Again onTime={again} />;
  };
  const Drawn = (props: Props) => (
    <Suspense>
      <Fetched {...props} />
    </Suspense>
  );
  return Object.assign(Drawn, { ahead: load });
};
