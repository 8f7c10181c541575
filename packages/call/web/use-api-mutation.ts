import { useMutation, useQueryClient, type QueryClient, type UseMutationResult } from '@tanstack/react-query';
import type { AnyCall } from '../call.ts';
import { useCaller } from './call-provider.tsx';
import { sendCall, type CallInput, type CallOutput } from './send-call.ts';

/** Invalidates the calls that a write names: a path, `prefix/*`, or `*` for all. */
export const invalidateCalls = async (client: QueryClient, stales: readonly string[]): Promise<void> => {
  const isStale = (path: string) =>
    stales.some((stale) => (stale.endsWith('*') ? path.startsWith(stale.slice(0, -1)) : path === stale));
  await client.invalidateQueries({ predicate: ({ queryKey }) => isStale(String(queryKey[0])) });
};

/** Makes a write call once per click; afterwards the calls that its contract names are invalidated. */
export const useApiMutation = <C extends AnyCall>(call: C): UseMutationResult<CallOutput<C>, Error, CallInput<C>> => {
  const caller = useCaller();
  const client = useQueryClient();
  return useMutation<CallOutput<C>, Error, CallInput<C>>({
    mutationKey: [call.path],
    // Offline, the mutation fails at once with a message instead of pausing.
    networkMode: 'always',
    mutationFn: (input) => sendCall(caller, call, input),
    onSuccess: () => invalidateCalls(client, call.invalidates),
  });
};
