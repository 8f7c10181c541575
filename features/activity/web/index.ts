import { observeRequests, type Caller } from '@inkstone/call/web';
import { examTakers } from '@inkstone/session/contract';
import { sessionCaller, sessionStore } from '@inkstone/session/web';
import { toLogEntry } from './to-log-entry.ts';

export { countScreen } from './count-screen.ts';

type LogModule = typeof import('./window-log.ts');

/** Loaded with the first call of a student, which the login page does not make; without it nothing is logged. */
const withLog = (act: (logModule: LogModule) => unknown): void =>
  void import('./window-log.ts').then(act).catch(() => undefined);

/** Id of the user if they may take exams; only their calls are logged. */
const findExamTakerId = (): number | null => {
  const { person, token } = sessionStore.get();
  const role = person?.role[0];
  return person && token !== null && role && examTakers.roles.includes(role) ? person.id : null;
};

/** Starts logging the calls of this window; returns a function that stops it. */
export const startActivityLog = (): (() => void) =>
  observeRequests((request) => {
    const userId = findExamTakerId();
    const entry = userId === null ? null : toLogEntry(request, userId, new Date());
    if (entry) withLog(({ log }) => log.note(entry));
  });

/**
 * Uploads the log before answers are saved: with one save in many, and always at submission (`isLast`). Never waited
 * for: never fails, times out after five seconds, and pauses for a minute after a failure.
 */
export const uploadActivity = (by: Caller = sessionCaller, how: { isLast?: boolean } = {}): void => {
  const userId = findExamTakerId();
  if (userId === null) return;
  withLog(({ log, setCaller }) => {
    setCaller(by);
    return log.upload(userId, how);
  });
};
