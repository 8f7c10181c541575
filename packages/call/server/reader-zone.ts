import { isTimeZone, type ReaderZone } from '@inkstone/base';
import type { CurrentUser, SchoolSettings } from './handler.ts';

interface Reader {
  me: Pick<CurrentUser, 'timeZone'> | null;
  school: Pick<SchoolSettings, 'timeZone'>;
}

/** By whose clock instants are told in an answer: the reader's, the school's where theirs is not known. */
export const readerZone = ({ me, school }: Reader): ReaderZone => {
  const own = me?.timeZone;
  return { timeZone: own && isTimeZone(own) ? own : school.timeZone, schoolZone: school.timeZone };
};
