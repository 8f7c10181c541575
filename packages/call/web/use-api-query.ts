import { keepPreviousData, useQueries, useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { AnyCall } from '../call.ts';
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

/** Queries a GET call; equal queries share one cached response. */
export const useApiQuery = <C extends AnyCall>(
  call: C,
  input: CallInput<C>,
  options: ApiQueryOptions = {},
): UseQueryResult<CallOutput<C>> => {
  const caller = useCaller();
  return useQuery<CallOutput<C>>({
    queryKey: apiQueryKey(call, input),
    queryFn: ({ signal }) => (call.cachedOffline ? sendCallCached : sendCall)(caller, call, input, { signal }),
    enabled: options.enabled ?? true,
    refetchInterval: options.refetchMs ?? false,
    ...(options.keepPrevious ? { placeholderData: keepPreviousData } : {}),
  });
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
      queryFn: ({ signal }: { signal: AbortSignal }) => sendCall(caller, call, input, { signal }),
    })),
  });
};
