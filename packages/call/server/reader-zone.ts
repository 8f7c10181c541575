import { isTimeZone, type ReaderZone } from '@inkstone/base';
import type { CurrentUser, SchoolSettings } from './handler.ts';

interface Reader {
  me: Pick<CurrentUser, 'timeZone'> | null;
  school: Pick<SchoolSettings, 'timeZone'>;
}

/** The zone for instants in a response: the reader's, else the school's. */
export const readerZone = ({ me, school }: Reader): ReaderZone => {
  const own = me?.timeZone;
  return { timeZone: own && isTimeZone(own) ? own : school.timeZone, schoolZone: school.timeZone };
};
