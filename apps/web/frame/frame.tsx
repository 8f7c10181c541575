import { Suspense, createElement, use, useDeferredValue } from 'react';
import { Navigate, useLocation, useNavigationType } from 'react-router';
import type { Location } from 'react-router';
import { storedQuery } from '@inkstone/ui/screen';
import type { ScreenDefinition } from '@inkstone/ui/screen';
import { loadBar } from './bar.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { KeptOutlet } from './kept-outlet.tsx';
import { loadScreen } from './screen-modules.ts';
import type { SessionLink } from './session-link.ts';
import { UnknownPath } from './unknown-path.tsx';
import { useKeptQueries, useScrollPlaces } from './returning.ts';
import styles from './frame.module.css';

interface FrameProps {
  /** The row of a path, which may be on its way; null where no screen has it. The same promise for the same path. */
  rowAt(path: string): Promise<ScreenDefinition> | null;
  link: SessionLink;
}

/** Everything around the screens. The old screen stays, under a line of progress, until the new one can be drawn. */
export const Frame = ({ rowAt, link }: FrameProps) => {
  const location = useLocation();
  const shown = useDeferredValue(location);
  return (
    <>
      <div className={styles.moving} data-moving={shown !== location || undefined} aria-hidden="true" />
      <ErrorBoundary at={`${location.pathname}${location.search}`}>
        <Suspense>
          <Place coming={rowAt(shown.pathname)} location={shown} link={link} />
        </Suspense>
      </ErrorBoundary>
    </>
  );
};

interface PlaceProps {
  coming: Promise<ScreenDefinition> | null;
  location: Location;
  link: SessionLink;
}

/** One place: its bar and its screen. A kept list without a query comes back with the one it had. */
const Place = ({ coming, location, link }: PlaceProps) => {
  const row = coming && use(coming);
  const shell = link.useShell();
  const fresh = useNavigationType() !== 'POP';
  if (row) use(loadScreen(row));
  const bar = row?.layout === 'bar' ? createElement(use(loadBar()), { shell, path: location.pathname }) : null;
  useScrollPlaces(row, location);
  useKeptQueries(row, location);

  const kept = row?.keepAlive && fresh && location.search === '' ? storedQuery(row.path) : '';
  return (
    <>
      {kept !== '' && <Navigate to={`${location.pathname}${kept}`} replace />}
      {bar}
      {row ? (
        <KeptOutlet key={shell.scope} row={row} query={kept === '' ? location.search : kept} Gate={link.Gate} />
      ) : (
        <UnknownPath />
      )}
      {row?.layout === 'bar' && shell.corner}
    </>
  );
};
