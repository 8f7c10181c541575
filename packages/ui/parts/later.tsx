import { Suspense, lazy } from 'react';
import type { ComponentType } from 'react';

/** A part whose code comes when it is first drawn, or ahead of it. */
export interface Later<Props> {
  (props: Props): React.JSX.Element;
  /** Fetches the code, so that the part can be drawn without a network. */
  ahead(): Promise<unknown>;
}

/** Makes a part whose code comes later; until it is there nothing is drawn in its place. */
export const later = <Props extends object>(load: () => Promise<ComponentType<Props>>): Later<Props> => {
  const Part = lazy(async () => ({ default: await load() })) as unknown as ComponentType<Props>;
  const Drawn = (props: Props) => (
    <Suspense>
      <Part {...props} />
    </Suspense>
  );
  return Object.assign(Drawn, { ahead: load });
};
