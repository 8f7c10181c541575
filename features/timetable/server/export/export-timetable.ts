import { beginningOfDay, daysBetween, shiftDay } from '@inkstone/base';
import { handleCall } from '@inkstone/call/server';
import { exportTimetable as contract, maxExportedDays, maxExportedSessions } from '../../contract/timetable-file.ts';
import { listWeekSessions } from '../week/week.queries.ts';
import { writeTimetableFile } from './write-timetable-file.ts';

const mimes = { ics: 'text/calendar; charset=utf-8', csv: 'text/csv; charset=utf-8' } as const;

/** The sessions of some days as a file. */
export const exportTimetable = handleCall(contract, async ({ input, tx, now, school, language, refuse }) => {
  const { format, fromDay, toDay, fileLanguage = language, ...filter } = input;
  const { timeZone } = school;
  const days = daysBetween(fromDay, toDay);
  if (days < 0 || days > maxExportedDays) return refuse('timetableFile.tooManyDays');
  const span = { from: beginningOfDay(fromDay, timeZone), to: beginningOfDay(shiftDay(toDay, 1), timeZone) };
  const rows = await listWeekSessions(tx, { span, ...filter }, maxExportedSessions);
  if (rows.length > maxExportedSessions) return refuse('timetableFile.tooMany');
  if (rows.length === 0) return refuse('timetableFile.empty');
  const body = await writeTimetableFile(tx, { rows, span, format }, { school, language: fileLanguage, now });
  return {
    status: 200,
    headers: {
      'content-type': mimes[format],
      'content-length': String(body.length),
      'content-disposition': `attachment; filename="timetable-${fromDay}-${toDay}.${format}"`,
      'cache-control': 'private, no-store',
    },
    body,
  };
});
