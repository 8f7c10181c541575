import { sendCall, type Caller } from '@inkstone/call/web';
import { sessionCaller } from '@inkstone/session/web';
import { uploadLog } from '../contract.ts';
import { createActivityLog } from './activity-log.ts';
import { deviceLog } from './device-log.ts';

let caller: Caller = sessionCaller;

/** The log of this window. */
export const log = createActivityLog({
  store: deviceLog,
  send: (content, signal) => sendCall(caller, uploadLog, { content }, { signal }),
  now: () => performance.now(),
});

/** Sets the caller for uploads. */
export const setCaller = (by: Caller): void => {
  caller = by;
};
