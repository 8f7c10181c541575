import { observeRequests, type Caller } from '@inkstone/call/web';
import { examTakers } from '@inkstone/session/contract';
import { sessionCaller, sessionStore } from '@inkstone/session/web';
import { toLogEntry } from './to-log-entry.ts';

type LogModule = typeof import('./window-log.ts');

/** Its code comes with the first call of a student, which no login page makes; without it nothing is noted. */
const withLog = (act: (kept: LogModule) => unknown): void =>
  void import('./window-log.ts').then(act).catch(() => undefined);

/** Whoever may sit an exam in this window; the log keeps nobody else's calls. */
const findExamTakerId = (): number | null => {
  const { person, token } = sessionStore.get();
  const role = person?.role[0];
  return person && token !== null && role && examTakers.roles.includes(role) ? person.id : null;
};

/** Begins to note the calls of this window; the result ends it. */
export const startActivityLog = (): (() => void) =>
  observeRequests((request) => {
    const userId = findExamTakerId();
    const entry = userId === null ? null : toLogEntry(request, userId, new Date());
    if (entry) withLog(({ log }) => log.note(entry));
  });

/**
 * Sends the log before answers are saved: with one save in many, and always with the hand-in (`isLast`). Nobody waits
 * for it: it never fails, gives up after five seconds, and rests for a minute after a failure.
 */
export const uploadActivity = (by: Caller = sessionCaller, how: { isLast?: boolean } = {}): void => {
  const userId = findExamTakerId();
  if (userId === null) return;
  withLog(({ log, setCaller }) => {
    setCaller(by);
    return log.upload(userId, how);
  });
};
