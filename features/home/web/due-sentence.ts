import type { StudentAssignment } from '@inkstone/assignments/web';
import { dayIn, daysAsMs, shiftDay } from '@inkstone/base';
import { readerZone } from '@inkstone/ui/time';
import { isTestKind } from '@inkstone/exam/assignment-kinds';

/** The sentence of the student's home page, before translation. */
export type DueSentence =
  | { says: 'clear' | 'nextTomorrow' }
  | { says: 'nextOn'; at: number }
  | { says: 'dueToday' | 'dueAndLate' | 'late'; count: number };

type Due = Pick<StudentAssignment, 'due' | 'closesAt'>;

// A deadline at midnight belongs to the day before.
const getDay = (at: number): string => dayIn(at - 1, readerZone().timeZone);

/** Picks the sentence by the reader's calendar: due today, overdue but open, or next. */
export const dueSentence = (works: readonly Due[], now: number): DueSentence => {
  const late = works.filter((work) => Date.parse(work.due) <= now && Date.parse(work.closesAt) > now).length;
  const ahead = works.map(({ due }) => Date.parse(due)).filter((at) => at > now);
  const today = ahead.filter((at) => getDay(at) === getDay(now + 1)).length;
  if (today > 0) return { says: late > 0 ? 'dueAndLate' : 'dueToday', count: today };
  if (late > 0) return { says: 'late', count: late };
  if (ahead.length === 0) return { says: 'clear' };
  const next = Math.min(...ahead);
  return getDay(next) === shiftDay(getDay(now + 1), 1) ? { says: 'nextTomorrow' } : { says: 'nextOn', at: next };
};

type Startable = Pick<StudentAssignment, 'kind' | 'state' | 'due' | 'closesAt' | 'recipientId'>;

/**
 * The assignment to continue with: a started test, whose clock is running; else what is due within a day, else what was
 * started, else what closes next; ties by started first, then by closing time.
 */
export const findNextAssignment = <Work extends Startable>(works: readonly Work[], now: number): Work | undefined => {
  const left = ({ due }: Work) => Date.parse(due) - now;
  const isSoon = (work: Work) => left(work) > 0 && left(work) < daysAsMs(1);
  const rank = (work: Work) => {
    const isBegun = work.state === 'onGoing';
    if (isBegun && isTestKind(work.kind)) return -1;
    return (isSoon(work) ? 0 : 2) + (isBegun ? 0 : 1);
  };
  return works
    .filter(({ state, closesAt }) => (state === 'onGoing' || state === 'toDo') && Date.parse(closesAt) > now)
    .sort((a, b) => rank(a) - rank(b) || Date.parse(a.closesAt) - Date.parse(b.closesAt))[0];
};
