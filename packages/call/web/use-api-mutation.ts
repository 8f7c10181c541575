import { useMutation, useQueryClient, type QueryClient, type UseMutationResult } from '@tanstack/react-query';
import type { AnyCall } from '../call.ts';
import { useCaller } from './call-provider.tsx';
import { sendCall, type CallInput, type CallOutput } from './send-call.ts';

/** Marks as stale what a write names: a path, `prefix/*`, or `*` for everything. */
export const invalidateCalls = async (client: QueryClient, stales: readonly string[]): Promise<void> => {
  const isStale = (path: string) =>
    stales.some((stale) => (stale.endsWith('*') ? path.startsWith(stale.slice(0, -1)) : path === stale));
  await client.invalidateQueries({ predicate: ({ queryKey }) => isStale(String(queryKey[0])) });
};

/** Sends a write once a press; what its contract names as stale is asked again afterwards. */
export const useApiMutation = <C extends AnyCall>(call: C): UseMutationResult<CallOutput<C>, Error, CallInput<C>> => {
  const caller = useCaller();
  const client = useQueryClient();
  return useMutation<CallOutput<C>, Error, CallInput<C>>({
    mutationKey: [call.path],
    // A press may have to wait for nothing: without the network it fails at once, in words.
    networkMode: 'always',
    mutationFn: (input) => sendCall(caller, call, input),
    onSuccess: () => invalidateCalls(client, call.invalidates),
  });
};
