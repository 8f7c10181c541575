import { dayIn } from '@inkstone/base';
import { classSessions, rooms, school } from '@inkstone/content';
import { insertRoom, insertSeries, insertSession, listMembers, writeAttendance } from '@inkstone/timetable/server';
import type { Seeding } from './index.ts';
import { momentAt } from './moments.ts';
import { requireId, type SeededPeople } from './people.ts';

const minuteMs = 60_000;

/** The rooms; their ids by the codes of the classes that meet in them. */
const seedRooms = async ({ tx, now }: Seeding): Promise<ReadonlyMap<string, number>> => {
  const ids = new Map<string, number>();
  for (const { name, classes } of rooms) {
    const roomId = await insertRoom(tx, { name: name.en, nameZh: name.zh, createdAt: now, endedAt: null });
    for (const code of classes) ids.set(code, roomId);
  }
  return ids;
};

/** The series of each class that meets every week, by the codes of classes. */
const seedSeries = async ({ tx, now }: Seeding, { classes }: SeededPeople): Promise<ReadonlyMap<string, number>> => {
  const ids = new Map<string, number>();
  for (const code of new Set(classSessions.map((session) => session.class))) {
    const own = classSessions.filter((session) => session.class === code);
    const days = own.map(({ begins }) => dayIn(momentAt(now, begins), school.timeZone)).toSorted();
    const seriesId = await insertSeries(tx, {
      ...{ classId: requireId(classes, code), createdAt: now, intervalWeeks: 1 },
      weekdays: [...new Set(own.map(({ begins }) => begins.weekday))],
      ...{ fromDay: days[0] ?? '', toDay: days.at(-1) ?? '' },
    });
    ids.set(code, seriesId);
  }
  return ids;
};

/** Most students are present; who is late, excused or absent changes from session to session. */
const attendanceFor = (index: number, sessionIndex: number) => {
  const place = (index * 7 + sessionIndex * 5) % 23;
  if (place === 0) return 'absent';
  if (place === 6) return 'excused';
  return place === 11 || place === 17 ? 'late' : 'present';
};

/** Seeds the timetable of the classes, with who was at the sessions that are over. */
export const seedTimetable = async (seeding: Seeding, seeded: SeededPeople): Promise<void> => {
  const { tx, now, log } = seeding;
  const { people, classes } = seeded;
  const roomIds = await seedRooms(seeding);
  const seriesIds = await seedSeries(seeding, seeded);
  for (const [sessionIndex, session] of classSessions.entries()) {
    const classId = requireId(classes, session.class);
    const teacherId = requireId(people, session.teacher);
    const endsAt = momentAt(now, session.ends);
    const sessionId = await insertSession(tx, {
      ...{ classId, teacherId, title: session.title.en, titleZh: session.title.zh },
      ...{ beginsAt: momentAt(now, session.begins), endsAt },
      ...{ roomId: roomIds.get(session.class) ?? null, seriesId: seriesIds.get(session.class) ?? null },
    });
    if (endsAt >= now) continue;
    const markedAt = new Date(endsAt.getTime() + 5 * minuteMs);
    for (const [index, { id: studentId }] of (await listMembers(tx, classId)).entries()) {
      const state = attendanceFor(index, sessionIndex);
      await writeAttendance(tx, { sessionId, studentId, state, markedBy: teacherId, markedAt });
    }
  }
  log(`${classSessions.length} class sessions`);
};
