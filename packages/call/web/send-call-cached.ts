import { createListeners } from '@inkstone/base';
import { fromWire, toWire, type AnyCall } from '../call.ts';
import { failureFrom } from './call-error.ts';
import { receiveBody, type Caller, type CallInput, type CallOutput, type SendOptions } from './send-call.ts';

let since: number | null = null;
const listeners = createListeners();

const setSince = (to: number | null): void => {
  if (since === to) return;
  since = to;
  listeners.notify();
};

/** Since when cached responses are shown, in ms of the device's clock; null while the network responds. */
export const offlineSince = {
  get: (): number | null => since,
  subscribe: listeners.subscribe,
};

// A response is cached as it was received, under the input as it was sent. The language is part of the key, so that
// responses during a switch are cached in the right one.
const cacheKey = (caller: Caller, call: AnyCall, input: unknown): string =>
  JSON.stringify([call.path, caller.language(), toWire(call, 'input', input) ?? {}]);

/**
 * Makes a call whose responses are cached on the device; offline it returns the cached one. Throws as `sendCall` does
 * where none is cached or its schema has changed.
 */
export const sendCallCached = async <C extends AnyCall>(
  caller: Caller,
  call: C,
  input: CallInput<C>,
  options: Pick<SendOptions, 'signal' | 'stallMs'> = {},
): Promise<CallOutput<C>> => {
  try {
    const response = await receiveBody(caller, call, input, options);
    setSince(null);
    // Without room on the device nothing is cached, and the call does not wait for it.
    const storing = caller.responseCache?.().then((keeper) => keeper?.store(cacheKey(caller, call, input), response));
    storing?.catch(() => undefined);
    return fromWire(call, 'output', response) as CallOutput<C>;
  } catch (error) {
    if (failureFrom(error)?.kind !== 'network') throw error;
    const keeper = await caller.responseCache?.().catch(() => null);
    const cached = await keeper?.find(cacheKey(caller, call, input)).catch(() => null);
    const output = fromWire(call, 'output', cached?.response);
    if (!cached || !call.output.safeParse(output).success) throw error;
    setSince(Math.min(since ?? cached.cachedAt, cached.cachedAt));
    return output as CallOutput<C>;
  }
};
