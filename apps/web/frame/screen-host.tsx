import { Suspense, useLayoutEffect } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { useTranslation } from '@inkstone/ui';
import { ScreenLocationProvider, queryObject } from '@inkstone/ui/screen';
import type { ScreenDefinition } from '@inkstone/ui/screen';
import { ErrorBoundary } from './error-boundary.tsx';
import { MissingQuery } from './missing-query.tsx';
import { useScreen } from './screen-modules.ts';
import { Waiting } from './waiting.tsx';
import { messages } from '../messages.ts';

type Gate = ComponentType<{ who: unknown; children: ReactNode }>;

/** Draws one row of the screen table: who may see it, whether its address is complete, then the screen itself. */
export const ScreenHost = ({ row, query, Gate }: { row: ScreenDefinition; query: string; Gate: Gate }) => {
  const parsed = row.address.search.safeParse(queryObject(query));
  return (
    <ErrorBoundary at={query}>
      <Suspense fallback={<Waiting shell={row.layout} />}>
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
  const drawn = useScreen(row);
  const [words, key] = row.title;
  const title = useTranslation(words)(key);
  const brand = useTranslation(messages)('brand');
  // Meets the document; a screen that knows a better title names it afterwards.
  useLayoutEffect(() => {
    document.title = `${title} · ${brand}`;
  }, [title, brand]);
  return drawn;
};
