import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createContext, useContext, useState, type ReactNode } from 'react';
import { failureFrom } from './call-error.ts';
import type { Caller } from './send-call.ts';
import { retryDelay, isServerFull, isRetryable } from './retry-while-busy.ts';

const CallerContext = createContext<Caller | null>(null);

const transientKinds = new Set(['network', 'busy', 'tooMany']);

/**
 * Creates the query client: reads are retried after temporary failures, writes only where a busy server rejected them
 * before doing anything.
 */
export const newQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 10_000,
        // Offline, a query fails with a message instead of pausing.
        networkMode: 'always',
        retry: (count, error) =>
          count < 2 && transientKinds.has(failureFrom(error)?.kind ?? '') && !isServerFull(error),
        retryDelay,
        refetchOnWindowFocus: true,
      },
      mutations: {
        retry: isRetryable,
        retryDelay,
      },
    },
  });

/** Provides the caller and the query client. */
export const CallProvider = ({
  caller,
  client,
  children,
}: {
  caller: Caller;
  client?: QueryClient;
  children: ReactNode;
}) => {
  const [own] = useState(() => client ?? newQueryClient());
  return (
    <CallerContext.Provider value={caller}>
      <QueryClientProvider client={own}>{children}</QueryClientProvider>
    </CallerContext.Provider>
  );
};

/** The caller of the nearest provider. */
export const useCaller = (): Caller => {
  const caller = useContext(CallerContext);
  if (!caller) throw new Error('CallProvider is missing above this component');
  return caller;
};
