import { observeRequests, type Caller } from '@inkstone/call/web';
import { sitter } from '@inkstone/session/contract';
import { sessionCaller, sessionStore } from '@inkstone/session/web';
import { entryOf } from './entry-of.ts';

type Kept = typeof import('./kept-log.ts');

/** Its code comes with the first call of a student, which no login page makes; without it nothing is noted. */
const withLog = (act: (kept: Kept) => unknown): void => void import('./kept-log.ts').then(act).catch(() => undefined);

/** Whoever may sit an exam in this window; the log keeps nobody else's calls. */
const sitterId = (): number | null => {
  const { person, token } = sessionStore.get();
  const role = person?.role[0];
  return person && token !== null && role && sitter.roles.includes(role) ? person.id : null;
};

/** Begins to note the calls of this window; the result ends it. */
export const keepActivity = (): (() => void) =>
  observeRequests((request) => {
    const userId = sitterId();
    const entry = userId === null ? null : entryOf(request, userId, new Date());
    if (entry) withLog(({ log }) => log.note(entry));
  });

/**
 * Sends the log before answers are saved: with one save in many, and always with the hand-in (`isLast`). Nobody waits
 * for it: it never fails, gives up after five seconds, and rests for a minute after a failure.
 */
export const uploadActivity = (by: Caller = sessionCaller, how: { isLast?: boolean } = {}): void => {
  const userId = sitterId();
  if (userId === null) return;
  withLog(({ log, sendBy }) => {
    sendBy(by);
    return log.upload(userId, how);
  });
};
