import { classSessions } from '@inkstone/content';
import { insertSession } from '@inkstone/timetable/server';
import type { Seeding } from './index.ts';
import { momentAt } from './moments.ts';
import { requireId, type SeededPeople } from './people.ts';

/** Seeds the timetable of the classes. */
export const seedTimetable = async ({ tx, now, log }: Seeding, { people, classes }: SeededPeople): Promise<void> => {
  for (const session of classSessions) {
    await insertSession(tx, {
      classId: requireId(classes, session.class),
      teacherId: requireId(people, session.teacher),
      title: session.title.en,
      titleZh: session.title.zh,
      beginsAt: momentAt(now, session.begins),
      endsAt: momentAt(now, session.ends),
    });
  }
  log(`${classSessions.length} class sessions`);
};
