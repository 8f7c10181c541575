import { beginningOfDay, daysBetween, localize, localizedName, shiftDay } from '@inkstone/base';
import { handleCall } from '@inkstone/call/server';
import { exportTimetable as contract, maxExportedDays, maxExportedSessions } from '../../contract/timetable-file.ts';
import { fileMessages } from '../../messages.ts';
import { listSeriesRules } from '../sessions/sessions.queries.ts';
import { listWeekSessions } from '../week/week.queries.ts';
import { toFileSession } from './file-session.ts';
import { writeTimetableCalendar } from './write-timetable-calendar.ts';
import { writeTimetableCsv } from './write-timetable-csv.ts';

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
  const sessions = rows.map((row) => toFileSession(row, fileLanguage, timeZone));
  const host = school.publicUrl === undefined ? 'inkstone.invalid' : new URL(school.publicUrl).host;
  const seriesIds = [...new Set(rows.flatMap(({ seriesId }) => (seriesId === null ? [] : [seriesId])))];
  const series = format === 'ics' ? await listSeriesRules(tx, seriesIds) : [];
  const schoolName = localizedName(fileLanguage, school.name, school.nameZh);
  const name = localize(fileMessages.pairs.name, fileLanguage, { school: schoolName });
  const recurrences = new Map(series.map((rule) => [rule.id, rule]));
  const body =
    format === 'csv'
      ? writeTimetableCsv(sessions, { host, language: fileLanguage })
      : writeTimetableCalendar({ sessions, recurrences, span }, { name, host, language: fileLanguage, timeZone, now });
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
