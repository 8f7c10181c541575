import { Suspense, useEffect, useLayoutEffect, type ComponentType, type ReactNode } from 'react';
import { useTranslation } from '@inkstone/ui';
import { ScreenLocationProvider, readQuery, useAddressTexts, type ScreenDefinition } from '@inkstone/ui/screen';
import { ErrorBoundary } from './error-boundary.tsx';
import { MissingQuery } from './invalid-path-pages.tsx';
import { useScreen } from './screen-modules.ts';
import { LoadingScreen } from './loading-screen.tsx';
import { messages } from '../messages.ts';

type Gate = ComponentType<{ who: unknown; children: ReactNode }>;

/** Renders one screen definition: checks access and search parameters, then renders the screen. */
export const ScreenHost = ({ row, query, Gate }: { row: ScreenDefinition; query: string; Gate: Gate }) => {
  const parsed = row.address.search.safeParse(readQuery(row.address, query));
  return (
    <ErrorBoundary at={query}>
      <Suspense fallback={<LoadingScreen shell={row.layout} />}>
        <Gate who={row.access}>
          <ScreenLocationProvider place={{ path: row.path, query }}>
            {parsed.success ? <Loaded row={row} /> : <MissingQuery />}
          </ScreenLocationProvider>
        </Gate>
      </Suspense>
    </ErrorBoundary>
  );
};

const Loaded = ({ row }: { row: ScreenDefinition }) => {
  const content = useScreen(row);
  const [words, key] = row.title;
  const kind = useTranslation(words)(key);
  const title = useAddressTexts().title ?? kind;
  const brand = useTranslation(messages)('brand');
  // Sets the document title; a screen may set a better one afterwards.
  useLayoutEffect(() => {
    document.title = `${title} · ${brand}`;
  }, [title, brand]);
  // Counts what is opened; a failed import counts nothing.
  useEffect(() => {
    import('@inkstone/activity/web').then(({ countScreen }) => countScreen(row.path)).catch(() => undefined);
  }, [row.path]);
  return content;
};
