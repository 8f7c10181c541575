import { handleCall } from '@inkstone/call/server';
import { listTimetable as contract } from '../../contract.ts';
import { readWeek } from './week-view.ts';

/** A week of the school's timetable. */
export const listTimetable = handleCall(contract, ({ input, tx, now, school, language }) => {
  const { day, classId, teacherId, roomId } = input;
  return readWeek({ tx, now, school, language }, { day, classId, teacherId, roomId });
});
