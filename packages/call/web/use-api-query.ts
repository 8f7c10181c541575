import {
  hashKey,
  keepPreviousData,
  useQueries,
  useQuery,
  useQueryClient,
  type UseQueryResult,
} from '@tanstack/react-query';
import { useCallback } from 'react';
import type { AnyCall } from '../call.ts';
import { failureFrom } from './call-error.ts';
import { refetchIntervals } from './refetch-intervals.ts';
import { sendCallCached } from './send-call-cached.ts';
import { useCaller } from './call-provider.tsx';
import { sendCall, type CallInput, type CallOutput } from './send-call.ts';

/** The query key of a call and its input. */
export const apiQueryKey = (call: AnyCall, input: unknown): readonly unknown[] => [call.path, input ?? {}];

interface ApiQueryOptions {
  /** False disables the query. */
  enabled?: boolean;
  /** Keep showing the previous page while the next one loads. */
  keepPrevious?: boolean;
  /** Refetch interval in ms. */
  refetchMs?: number | false;
}

const stallMs = 40_000;

/** Failures that a later try may not meet. */
const temporaryKinds = new Set(['network', 'busy', 'tooMany', 'fault']);

/** When a query fetches by itself the next time: as often as its screen wants, and soon after a temporary failure. */
const nextFetchMs = (error: unknown, refetchMs: number | false): number | false => {
  const isTemporary = temporaryKinds.has(failureFrom(error)?.kind ?? '');
  if (!isTemporary) return refetchMs;
  return Math.min(refetchIntervals.failed, refetchMs || refetchIntervals.failed);
};

/** The result with a `refetch` that sends a new request: the library's own joins a first one that is stuck. */
const useRestart = <Data>(result: UseQueryResult<Data>, key: readonly unknown[]): UseQueryResult<Data> => {
  const cache = useQueryClient().getQueryCache();
  const hash = hashKey(key);
  const { refetch } = result;
  const restart = useCallback<typeof refetch>(
    (options) => {
      const query = cache.get(hash);
      if (query?.state.data === undefined) void query?.cancel({ silent: true });
      return refetch(options);
    },
    [cache, hash, refetch],
  );
  // The library notes which properties are read, to render only for those.
  return new Proxy(result, {
    get: (target, name) => (name === 'refetch' ? restart : Reflect.get(target, name)),
  });
};

/** Queries a GET call; equal queries share one cached response. */
export const useApiQuery = <C extends AnyCall>(
  call: C,
  input: CallInput<C>,
  options: ApiQueryOptions = {},
): UseQueryResult<CallOutput<C>> => {
  const caller = useCaller();
  const queryKey = apiQueryKey(call, input);
  const result = useQuery<CallOutput<C>>({
    queryKey,
    queryFn: ({ signal }) => (call.cachedOffline ? sendCallCached : sendCall)(caller, call, input, { signal, stallMs }),
    enabled: options.enabled ?? true,
    refetchInterval: ({ state }) => nextFetchMs(state.error, options.refetchMs ?? false),
    ...(options.keepPrevious ? { placeholderData: keepPreviousData } : {}),
  });
  return useRestart(result, queryKey);
};

/**
 * Queries one GET call with several inputs, such as the pages of a list; the results are in the order of the inputs.
 */
export const useApiQueries = <C extends AnyCall>(
  call: C,
  inputs: readonly CallInput<C>[],
): UseQueryResult<CallOutput<C>>[] => {
  const caller = useCaller();
  return useQueries({
    queries: inputs.map((input) => ({
      queryKey: apiQueryKey(call, input),
      queryFn: ({ signal }: { signal: AbortSignal }) => sendCall(caller, call, input, { signal, stallMs }),
      refetchInterval: ({ state }: { state: { error: unknown } }) => nextFetchMs(state.error, false),
    })),
  });
};
