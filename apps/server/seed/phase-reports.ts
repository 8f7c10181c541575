import { dayIn } from '@inkstone/base';
import { phaseReports, school } from '@inkstone/content';
import { insertPhaseReport, publishReport } from '@inkstone/reports/server';
import type { Seeding } from './index.ts';
import { momentAt } from './moments.ts';
import { idOf, type SeededPeople } from './people.ts';

const dayOf = (at: Date): string => dayIn(at, school.timeZone);

/** Writes the phase reports of the story, with the numbers of what was told before. */
export const seedPhaseReports = async ({ tx, now, log }: Seeding, { people }: SeededPeople): Promise<void> => {
  const at = (days: number) => momentAt(now, { days, time: '17:30' });
  for (const one of phaseReports) {
    const period = {
      studentId: idOf(people, one.student),
      from: dayOf(at(one.fromDays)),
      to: dayOf(at(one.toDays)),
      timeZone: school.timeZone,
    };
    const begunAt = at(one.begunDays);
    const id = await insertPhaseReport(tx, {
      ...{ studentId: period.studentId, authorId: idOf(people, one.author), title: one.title, comments: one.comments },
      ...{ fromOn: period.from, toOn: period.to, createdAt: begunAt, updatedAt: begunAt },
    });
    if (one.publishedDays !== undefined) await publishReport(tx, { id, period, at: at(one.publishedDays) });
  }
  log(`${phaseReports.length} phase reports`);
};
