import { classSessions, school, type WeekMoment } from '@inkstone/content';
import { insertSession } from '@inkstone/timetable/server';
import type { Seeding } from './index.ts';
import { momentAt } from './moments.ts';
import { idOf, type SeededPeople } from './people.ts';

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/** The instant of a weekday's time, some weeks from the week of `now` in the school's zone. */
const weekMomentAt = (now: Date, { weeks, weekday, time }: WeekMoment): Date => {
  const today = new Intl.DateTimeFormat('en-US', { timeZone: school.timeZone, weekday: 'short' }).format(now);
  return momentAt(now, { days: weeks * 7 + weekday - 1 - weekdays.indexOf(today), time });
};

/** Puts the meetings of the sample school's classes into the timetable. */
export const seedTimetable = async ({ tx, now, log }: Seeding, { people, classes }: SeededPeople): Promise<void> => {
  for (const one of classSessions) {
    await insertSession(tx, {
      classId: idOf(classes, one.class),
      teacherId: idOf(people, one.teacher),
      title: one.title.en,
      titleZh: one.title.zh,
      beginsAt: weekMomentAt(now, one.begins),
      endsAt: weekMomentAt(now, one.ends),
    });
  }
  log(`${classSessions.length} class sessions`);
};
