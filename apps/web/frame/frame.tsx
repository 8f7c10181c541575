import { Suspense, useLayoutEffect } from 'react';
import { ScrollRestoration, useLocation, useMatches, useNavigation } from 'react-router';
import { keepQuery } from '@inkstone/ui/screen';
import type { ScreenRow } from '@inkstone/ui/screen';
import { BarTop } from './bar.ts';
import { KeptOutlet } from './kept-outlet.tsx';
import type { SessionLink } from './session-link.ts';
import { UnknownPath } from './unknown-path.tsx';
import styles from './frame.module.css';

/** The row of the path one is at, or null where no row names it. */
const useRow = (): ScreenRow | null => (useMatches().at(-1)?.handle as ScreenRow | undefined) ?? null;

/** Where scrolling is remembered: for a kept list by its path, elsewhere by the step in the history. */
const scrollKey = (kept: ReadonlySet<string>) => (location: { pathname: string; key: string }) =>
  kept.has(location.pathname) ? location.pathname : location.key;

/** Everything around the screens: the bar, the progress of a move, the outlet that keeps lists alive. */
export const Frame = ({ link, kept }: { link: SessionLink; kept: ReadonlySet<string> }) => {
  const row = useRow();
  const { pathname, search } = useLocation();
  const shell = link.useShell();
  const moving = useNavigation().state !== 'idle';

  // Meets the history: a kept list is found again with the filters it had.
  useLayoutEffect(() => {
    if (kept.has(pathname)) keepQuery(pathname, search);
  }, [kept, pathname, search]);

  return (
    <>
      <div className={styles.moving} data-moving={moving || undefined} aria-hidden="true" />
      {row?.shell === 'bar' && (
        <Suspense fallback={<div className={styles.bar} />}>
          <BarTop shell={shell} path={pathname} />
        </Suspense>
      )}
      {row ? <KeptOutlet key={shell.scope} row={row} query={search} Gate={link.Gate} /> : <UnknownPath />}
      <ScrollRestoration getKey={scrollKey(kept)} />
    </>
  );
};
