import { sendCall, type Caller } from '@inkstone/call/web';
import { sessionCaller } from '@inkstone/session/web';
import { uploadLog } from '../contract.ts';
import { makeActivityLog } from './activity-log.ts';
import { deviceLog } from './device-log.ts';

let caller: Caller = sessionCaller;

/** The log of this window. */
export const log = makeActivityLog({
  store: deviceLog,
  send: (content, signal) => sendCall(caller, uploadLog, { content }, { signal }),
  now: () => performance.now(),
});

/** Names who carries the log to the server from now on. */
export const sendBy = (by: Caller): void => {
  caller = by;
};
