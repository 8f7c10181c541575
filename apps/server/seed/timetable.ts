import { classSessions } from '@inkstone/content';
import { insertSession } from '@inkstone/timetable/server';
import type { Seeding } from './index.ts';
import { momentAt } from './moments.ts';
import { idOf, type SeededPeople } from './people.ts';

/** Puts the meetings of the sample school's classes into the timetable. */
export const seedTimetable = async ({ tx, now, log }: Seeding, { people, classes }: SeededPeople): Promise<void> => {
  for (const one of classSessions) {
    await insertSession(tx, {
      classId: idOf(classes, one.class),
      teacherId: idOf(people, one.teacher),
      title: one.title.en,
      titleZh: one.title.zh,
      beginsAt: momentAt(now, one.begins),
      endsAt: momentAt(now, one.ends),
    });
  }
  log(`${classSessions.length} class sessions`);
};
