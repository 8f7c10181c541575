import { beginningOfDay, dayIn, daysBetween, localize, localizedName, shiftDay } from '@inkstone/base';
import type { Tx } from '@inkstone/db';
import type { ArchiveEntry } from '@inkstone/files';
import { streamCsv, toCsv, type CellValue } from '@inkstone/files/table';
import { maxExportedSessions, timetableFormats } from '../../contract/timetable-file.ts';
import { attendanceMessages, fileMessages } from '../../messages.ts';
import { toLocalTimes } from '../../rules/recurrence.ts';
import { listWeekSessions } from '../week/week.queries.ts';
import {
  findTimetableBounds,
  listAllHolidays,
  readAttendance,
  type AttendanceEntry,
} from './school-timetable.queries.ts';
import { toFileHost, writeTimetableFile, type TimetableFileFrame } from './write-timetable-file.ts';

const { pairs } = fileMessages;

async function* bytesOf(bytes: Buffer): AsyncGenerator<Buffer> {
  yield bytes;
}

/** Days from the first to the last, both included. */
interface Days {
  fromDay: string;
  toDay: string;
}

/** The years of some days, each cut at the first and the last day. */
const listYears = ({ fromDay, toDay }: Days): Days[] => {
  const [first, last] = [Number(fromDay.slice(0, 4)), Number(toDay.slice(0, 4))];
  return Array.from({ length: last - first + 1 }, (_, index) => {
    const year = String(first + index);
    return {
      fromDay: index === 0 ? fromDay : `${year}-01-01`,
      toDay: first + index === last ? toDay : `${year}-12-31`,
    };
  });
};

/** The sessions of some days in the files that the timetable screen saves; days with too many for one file are halved. */
async function* listSessionFiles(
  tx: Tx,
  { fromDay, toDay }: Days,
  frame: TimetableFileFrame,
): AsyncGenerator<ArchiveEntry> {
  const { timeZone } = frame.school;
  const span = { from: beginningOfDay(fromDay, timeZone), to: beginningOfDay(shiftDay(toDay, 1), timeZone) };
  const rows = await listWeekSessions(tx, { span }, maxExportedSessions);
  const dayCount = daysBetween(fromDay, toDay);
  if (rows.length > maxExportedSessions && dayCount > 0) {
    const middle = shiftDay(fromDay, Math.floor(dayCount / 2));
    yield* listSessionFiles(tx, { fromDay, toDay: middle }, frame);
    yield* listSessionFiles(tx, { fromDay: shiftDay(middle, 1), toDay }, frame);
    return;
  }
  if (rows.length === 0) return;
  for (const format of timetableFormats) {
    const body = await writeTimetableFile(tx, { rows, span, format }, frame);
    yield { name: `timetable/timetable-${fromDay}-${toDay}.${format}`, open: () => bytesOf(body) };
  }
}

const attendanceHeads = [
  ...[{ key: 'externalId', type: 'text' } as const, { key: 'className', type: 'text' } as const],
  ...[{ key: 'title', type: 'text' } as const, { key: 'day', type: 'text' } as const],
  ...[{ key: 'begins', type: 'text' } as const, { key: 'ends', type: 'text' } as const],
  ...[{ key: 'student', type: 'text' } as const, { key: 'username', type: 'text' } as const],
  ...[{ key: 'number', type: 'text' } as const, { key: 'attendance', type: 'text' } as const],
  ...[{ key: 'enteredBy', type: 'text' } as const, { key: 'enteredAt', type: 'date' } as const],
];

const toAttendanceCells = (entry: AttendanceEntry, { school, language }: TimetableFileFrame): CellValue[] => {
  const { day, begins, ends } = toLocalTimes({ from: entry.beginsAt, to: entry.endsAt }, school.timeZone);
  return [
    ...[`session-${entry.sessionId}@${toFileHost(school)}`],
    ...[
      localizedName(language, entry.className, entry.classNameZh),
      localizedName(language, entry.title, entry.titleZh),
    ],
    ...[day, begins, ends, localizedName(language, entry.name, entry.nameZh), entry.username, entry.number],
    localize(attendanceMessages.pairs[entry.state], language),
    ...[entry.markerUsername, entry.markedAt],
  ];
};

const streamAttendance = (tx: Tx, frame: TimetableFileFrame): AsyncGenerator<Buffer> => {
  const { language, school } = frame;
  const readRows = async function* () {
    for await (const entries of readAttendance(tx)) yield entries.map((entry) => toAttendanceCells(entry, frame));
  };
  const columns = attendanceHeads.map(({ key, type }) => ({ key, type, heading: localize(pairs[key], language) }));
  return streamCsv({ name: '', columns, timeZone: school.timeZone }, readRows());
};

const holidayHeads = ['holidayName', 'holidayNameZh', 'fromDay', 'toDay'] as const;

async function* streamHolidays(tx: Tx, { language }: TimetableFileFrame): AsyncGenerator<Buffer> {
  const holidays = await listAllHolidays(tx);
  yield toCsv([
    holidayHeads.map((head) => localize(pairs[head], language)),
    ...holidays.map(({ name, nameZh, fromDay, toDay }) => [name, nameZh ?? '', fromDay, toDay]),
  ]);
}

/** The timetable of the whole school as files: sessions of each year, holidays, and who was there. */
export async function* listTimetableEntries(tx: Tx, frame: TimetableFileFrame): AsyncGenerator<ArchiveEntry> {
  const bounds = await findTimetableBounds(tx);
  if (bounds) {
    const { timeZone } = frame.school;
    const days = { fromDay: dayIn(bounds.first, timeZone), toDay: dayIn(bounds.last, timeZone) };
    for (const year of listYears(days)) yield* listSessionFiles(tx, year, frame);
  }
  yield { name: 'timetable/holidays.csv', open: () => streamHolidays(tx, frame) };
  yield { name: 'timetable/attendance.csv', open: () => streamAttendance(tx, frame) };
}
