import { handleCall } from '@inkstone/call/server';
import { listMyTimetable as contract } from '../../contract.ts';
import { readWeek } from './week-view.ts';

/** A week of the caller's sessions. */
export const listMyTimetable = handleCall(contract, ({ input, me, tx, now, school, language }) =>
  readWeek({ tx, now, school, language }, { day: input.day, teacherId: me.id }),
);
