import { dayIn } from '@inkstone/base';
import { phaseReports, school } from '@inkstone/content';
import { insertPhaseReport, publishReport } from '@inkstone/reports/server';
import type { Seeding } from './index.ts';
import { momentAt } from './moments.ts';
import { requireId, type SeededPeople } from './people.ts';

const schoolDay = (at: Date): string => dayIn(at, school.timeZone);

// As in a new school's settings.
const grace = { graceSeconds: 900 };

/** Seeds phase reports, with the figures of what was seeded before. */
export const seedPhaseReports = async ({ tx, now, log }: Seeding, { people }: SeededPeople): Promise<void> => {
  const at = (days: number) => momentAt(now, { days, time: '17:30' });
  for (const report of phaseReports) {
    const period = {
      studentId: requireId(people, report.student),
      from: schoolDay(at(report.fromDays)),
      to: schoolDay(at(report.toDays)),
      timeZone: school.timeZone,
    };
    const begunAt = at(report.begunDays);
    const id = await insertPhaseReport(tx, {
      ...{
        studentId: period.studentId,
        authorId: requireId(people, report.author),
        title: report.title,
        comments: report.comments,
      },
      ...{ fromOn: period.from, toOn: period.to, createdAt: begunAt, updatedAt: begunAt },
    });
    if (report.publishedDays !== undefined)
      await publishReport(tx, { id, period, at: at(report.publishedDays), school: grace });
  }
  log(`${phaseReports.length} phase reports`);
};
