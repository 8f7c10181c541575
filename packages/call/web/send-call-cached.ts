import { createListeners } from '@inkstone/base';
import type { AnyCall } from '../call.ts';
import { failureFrom } from './call-error.ts';
import { sendCall, type Caller, type CallInput, type CallOutput } from './send-call.ts';

let since: number | null = null;
const listeners = createListeners();

const setSince = (to: number | null): void => {
  if (since === to) return;
  since = to;
  listeners.notify();
};

/** Since when what is shown is as the device kept it, in milliseconds of its clock; null while the network answers. */
export const offlineSince = {
  get: (): number | null => since,
  subscribe: listeners.subscribe,
};

// In the language that counts when it is kept or asked for: what is under way while it changes comes in the new one.
const cacheKey = (caller: Caller, call: AnyCall, input: unknown): string =>
  JSON.stringify([call.path, caller.language(), input ?? {}]);

/**
 * Asks a call whose answers the device keeps: where there is no network, the answer is the last one. Throws as `sendCall`
 * does where none is kept, or one of another build.
 */
export const sendCallCached = async <C extends AnyCall>(
  caller: Caller,
  call: C,
  input: CallInput<C>,
  options: { signal?: AbortSignal } = {},
): Promise<CallOutput<C>> => {
  try {
    const response = await sendCall(caller, call, input, options);
    setSince(null);
    // A device without room keeps nothing, and nobody waits for it.
    const storing = caller.responseCache?.().then((keeper) => keeper?.store(cacheKey(caller, call, input), response));
    storing?.catch(() => undefined);
    return response;
  } catch (error) {
    if (failureFrom(error)?.kind !== 'network') throw error;
    const keeper = await caller.responseCache?.().catch(() => null);
    const cached = await keeper?.find(cacheKey(caller, call, input)).catch(() => null);
    if (!cached || !call.output.safeParse(cached.answer).success) throw error;
    setSince(Math.min(since ?? cached.keptAt, cached.keptAt));
    return cached.answer as CallOutput<C>;
  }
};
