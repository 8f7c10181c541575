import { localize, localizedName, type Language } from '@inkstone/base';
import { fileMessages } from '../../messages.ts';
import { toLocalTimes } from '../../rules/recurrence.ts';
import type { SeriesSession } from '../../rules/series-event.ts';
import type { SessionRow } from '../week/week.queries.ts';

/** A session as files tell it, in the language of the file. */
export interface FileSession extends SeriesSession {
  id: number;
  seriesId: number | null;
  className: string;
  title: string;
  titleZh: string | null;
  /** With their user names, which tell namesakes apart. */
  teachers: string[];
  room: string | null;
  edition: number;
}

/** Maps a session to what files say about it. */
export const toFileSession = (row: SessionRow, language: Language, timeZone: string): FileSession => {
  const teachers = row.teachers.map(({ name, nameZh, username }) =>
    localize(fileMessages.pairs.person, language, { name: localizedName(language, name, nameZh), username }),
  );
  const room = row.roomName === null ? null : localizedName(language, row.roomName, row.roomNameZh);
  return {
    ...{ id: row.id, seriesId: row.seriesId, title: row.title, titleZh: row.titleZh, teachers, room },
    className: localizedName(language, row.className, row.classNameZh),
    ...toLocalTimes({ from: row.beginsAt, to: row.endsAt }, timeZone),
    details: JSON.stringify([row.title, row.titleZh, row.roomId, row.teachers.map(({ id }) => id)]),
    ...{ isCancelled: row.cancelledAt !== null, isInHoliday: row.holidayId !== null, edition: row.edition },
  };
};
