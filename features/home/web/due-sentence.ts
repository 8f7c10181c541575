import type { WorkItem } from '@inkstone/assignments/web';
import { dayIn, daysAsMs, shiftDay } from '@inkstone/base';
import { readerZone } from '@inkstone/ui/time';

/** The one sentence of the student's home, before it is said. */
export type DueSentence =
  | { says: 'clear' | 'nextTomorrow' }
  | { says: 'nextOn'; at: number }
  | { says: 'dueToday' | 'dueAndLate' | 'late'; count: number };

type Due = Pick<WorkItem, 'due' | 'closesAt'>;

// Midnight ends a day: what is due then is due that evening.
const getDay = (at: number): string => dayIn(at - 1, readerZone().timeZone);

/** What is due by the reader's calendar: today, late but still open, or next. */
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

type Startable = Pick<WorkItem, 'kind' | 'state' | 'due' | 'closesAt' | 'recipientId'>;

/**
 * The one thing to go on with: a test that was begun, whose clock goes on; else what is due within a day, else what was
 * begun, else what closes next; among equals what was begun, then what closes first.
 */
export const findNextAssignment = <Work extends Startable>(works: readonly Work[], now: number): Work | undefined => {
  const left = ({ due }: Work) => Date.parse(due) - now;
  const isSoon = (work: Work) => left(work) > 0 && left(work) < daysAsMs(1);
  const rank = (work: Work) => {
    const isBegun = work.state === 'onGoing';
    if (isBegun && work.kind === 'test') return -1;
    return (isSoon(work) ? 0 : 2) + (isBegun ? 0 : 1);
  };
  return works
    .filter(({ state, closesAt }) => (state === 'onGoing' || state === 'toDo') && Date.parse(closesAt) > now)
    .sort((one, other) => rank(one) - rank(other) || Date.parse(one.closesAt) - Date.parse(other.closesAt))[0];
};
