import { dayIn } from '@inkstone/base';
import { paperTests, school } from '@inkstone/content';
import { insertPastPaperTest } from '@inkstone/reports/server';
import type { Seeding } from './index.ts';
import { momentAt } from './moments.ts';
import { requireId, type SeededPeople } from './people.ts';

const toHundredths = (points: number): number => Math.round(points * 100);

/** Seeds tests on paper with their marks. */
export const seedPaperTests = async ({ tx, now, log }: Seeding, { people, classes }: SeededPeople): Promise<void> => {
  const at = (days: number) => momentAt(now, { days, time: '18:10' });
  for (const test of paperTests) {
    const parts = test.parts.map(({ name, maximum }) => ({ name, maximum: toHundredths(maximum) }));
    const sum = parts.reduce((total, { maximum }) => total + maximum, 0);
    await insertPastPaperTest(tx, {
      ...{
        classId: requireId(classes, test.class),
        teacherId: requireId(people, test.teacher),
        title: test.title,
        parts,
      },
      ...{ day: dayIn(at(test.days), school.timeZone), markedAt: at(test.days) },
      maximum: test.maximum === undefined ? sum : toHundredths(test.maximum),
      releasedAt: test.releasedDays === undefined ? null : at(test.releasedDays),
      marks: Object.entries(test.marks).map(([username, mark]) => ({
        studentId: requireId(people, username),
        mark: typeof mark === 'string' ? mark : mark.map(toHundredths),
      })),
    });
  }
  log(`${paperTests.length} tests on paper`);
};
