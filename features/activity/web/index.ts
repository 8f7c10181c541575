import { hearRequests, sendCall, type Caller } from '@inkstone/call/web';
import { sessionCaller, sessionStore } from '@inkstone/session/web';
import { uploadLog } from '../contract.ts';
import { makeActivityLog } from './activity-log.ts';
import { deviceLog } from './device-log.ts';
import { entryOf } from './entry-of.ts';

let caller: Caller = sessionCaller;

const log = makeActivityLog({
  store: deviceLog,
  send: (content, signal) => sendCall(caller, uploadLog, { content }, { signal }),
  now: () => performance.now(),
});

/** The student or candidate of this window; the log keeps nobody else's calls. */
const sitterId = (): number | null => {
  const { person, token } = sessionStore.get();
  const role = person?.role[0];
  return person && token !== null && (role === 'student' || role === 'candidate') ? person.id : null;
};

/** Begins to note the calls of this window; the result ends it. */
export const keepActivity = (): (() => void) =>
  hearRequests((request) => {
    const userId = sitterId();
    const entry = userId === null ? null : entryOf(request, userId, new Date());
    if (entry) log.note(entry);
  });

/**
 * Sends the log before answers are saved. Nobody waits for it: it never fails, gives up after five seconds, and rests
 * for a minute after a failure.
 */
export const uploadActivity = (by: Caller = sessionCaller): void => {
  caller = by;
  const userId = sitterId();
  if (userId !== null) void log.upload(userId);
};
