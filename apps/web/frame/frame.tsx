import { Suspense, createElement, use, useDeferredValue } from 'react';
import { Navigate, useLocation, useNavigationType } from 'react-router';
import type { Location } from 'react-router';
import { PictureRetry } from '@inkstone/ui';
import { setQueryOwner, storedQuery } from '@inkstone/ui/screen';
import type { ScreenDefinition } from '@inkstone/ui/screen';
import { loadBar } from './bar.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { KeepAliveOutlet } from './keep-alive-outlet.tsx';
import { loadScreen } from './screen-modules.ts';
import type { SessionLink } from './session-link.ts';
import { UnknownPath } from './invalid-path-pages.tsx';
import { useStoredQueries, useScrollRestoration } from './restore-screen-state.ts';
import styles from './frame.module.css';

interface FrameProps {
  /** Loads the screen of a path; null where there is none. Returns the same promise for the same path. */
  findScreen(path: string): Promise<ScreenDefinition> | null;
  link: SessionLink;
}

/** The frame around the screens. The old screen stays, with a progress bar, until the new one can be rendered. */
export const Frame = ({ findScreen, link }: FrameProps) => {
  const location = useLocation();
  const shownLocation = useDeferredValue(location);
  return (
    <>
      <div className={styles.moving} data-moving={shownLocation !== location || undefined} aria-hidden="true" />
      <ErrorBoundary at={`${location.pathname}${location.search}`}>
        <Suspense>
          <ScreenView coming={findScreen(shownLocation.pathname)} location={shownLocation} link={link} />
        </Suspense>
      </ErrorBoundary>
      <PictureRetry />
    </>
  );
};

interface ScreenViewProps {
  coming: Promise<ScreenDefinition> | null;
  location: Location;
  link: SessionLink;
}

/** One location: bar and screen. A keep-alive list without a query is restored with its last one. */
const ScreenView = ({ coming: loading, location, link }: ScreenViewProps) => {
  const row = loading && use(loading);
  const shell = link.useShell();
  const fresh = useNavigationType() !== 'POP';
  if (row) use(loadScreen(row));
  const bar = row?.layout === 'bar' ? createElement(use(loadBar()), { shell, path: location.pathname }) : null;
  useScrollRestoration(row, location);
  // Before the stored query is read; the lists of another person or role are dropped with it.
  setQueryOwner(shell.scope);
  useStoredQueries(row, location);

  const restoredQuery = row?.keepAlive && fresh && location.search === '' ? storedQuery(row.path) : '';
  return (
    <>
      {restoredQuery !== '' && <Navigate to={`${location.pathname}${restoredQuery}`} replace />}
      {bar}
      {row ? (
        <KeepAliveOutlet
          key={shell.scope}
          row={row}
          query={restoredQuery === '' ? location.search : restoredQuery}
          Gate={link.Gate}
        />
      ) : (
        <UnknownPath />
      )}
      {row?.layout === 'bar' && shell.corner}
    </>
  );
};
