import { localize, type Language } from '@inkstone/base';
import { toCsv } from '@inkstone/files/table';
import { fileMessages } from '../../messages.ts';
import type { FileSession } from './file-session.ts';

const { pairs } = fileMessages;
const heads = [
  ...(['externalId', 'className', 'title', 'titleZh', 'day', 'begins', 'ends'] as const),
  ...(['teachers', 'room', 'series', 'state'] as const),
];

const stateFor = ({ isCancelled, isInHoliday }: FileSession) =>
  isInHoliday ? 'holiday' : isCancelled ? 'cancelled' : 'takesPlace';

/** Sessions as CSV, one in each row, by the clocks of the school. */
export const writeTimetableCsv = (
  sessions: readonly FileSession[],
  { host, language }: { host: string; language: Language },
): Buffer =>
  toCsv([
    heads.map((head) => localize(pairs[head], language)),
    ...sessions.map((session) => [
      ...[`session-${session.id}@${host}`, session.className, session.title, session.titleZh ?? ''],
      ...[session.day, session.begins, session.ends, session.teachers.join('; '), session.room ?? ''],
      ...[session.seriesId === null ? '' : `series-${session.seriesId}`],
      localize(pairs[stateFor(session)], language),
    ]),
  ]);
