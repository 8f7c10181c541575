import { localize, localizedName, type Language } from '@inkstone/base';
import type { Handle } from '@inkstone/db';
import type { TimetableFormat } from '../../contract/timetable-file.ts';
import { fileMessages } from '../../messages.ts';
import type { Span } from '../../rules/span.ts';
import { listSeriesRules } from '../sessions/sessions.queries.ts';
import type { SessionRow } from '../week/week.queries.ts';
import { toFileSession } from './file-session.ts';
import { writeTimetableCalendar } from './write-timetable-calendar.ts';
import { writeTimetableCsv } from './write-timetable-csv.ts';

/** What a file tells of the school, and in which language. */
export interface TimetableFileFrame {
  school: { name: string; nameZh: string | null; timeZone: string; publicUrl?: string | undefined };
  language: Language;
  now: Date;
}

/** What makes ids of sessions unique beyond this school. */
export const toFileHost = ({ publicUrl }: TimetableFileFrame['school']): string =>
  publicUrl === undefined ? 'inkstone.invalid' : new URL(publicUrl).host;

/** The sessions of a span as a file: iCalendar with series as recurring events, or CSV. */
export const writeTimetableFile = async (
  db: Handle,
  { rows, span, format }: { rows: readonly SessionRow[]; span: Span; format: TimetableFormat },
  { school, language, now }: TimetableFileFrame,
): Promise<Buffer> => {
  const { timeZone } = school;
  const sessions = rows.map((row) => toFileSession(row, language, timeZone));
  const host = toFileHost(school);
  if (format === 'csv') return writeTimetableCsv(sessions, { host, language });
  const seriesIds = [...new Set(rows.flatMap(({ seriesId }) => (seriesId === null ? [] : [seriesId])))];
  const recurrences = new Map((await listSeriesRules(db, seriesIds)).map((rule) => [rule.id, rule]));
  const schoolName = localizedName(language, school.name, school.nameZh);
  const name = localize(fileMessages.pairs.name, language, { school: schoolName });
  return writeTimetableCalendar({ sessions, recurrences, span }, { name, host, language, timeZone, now });
};
