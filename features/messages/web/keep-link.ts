import type { Caller } from '@inkstone/call/web';
import { browserLink } from './browser-link.ts';
import { joinPush, type Heard } from './push-link.ts';

interface Listener {
  caller: Caller;
  personId: number;
  hear(heard: Heard): void;
}

/** Hears the server for a person until it is told to stop. */
export const keepLink = ({ caller, personId, hear }: Listener, signal: AbortSignal): void => {
  if (signal.aborted) return;
  const link = browserLink(caller, personId, hear);
  signal.addEventListener('abort', () => link.close());
  void joinPush(link, signal);
};
