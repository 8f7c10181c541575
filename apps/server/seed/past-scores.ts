import { dayIn } from '@inkstone/base';
import { pastScores, school } from '@inkstone/content';
import { insertPastSheet, writePastScore } from '@inkstone/reports/server';
import type { Seeding } from './index.ts';
import { momentAt } from './moments.ts';
import { requireId, type SeededPeople } from './people.ts';

/** Seeds earlier scores as a sheet that was imported. */
export const seedPastScores = async ({ tx, now: today, log }: Seeding, { people }: SeededPeople): Promise<void> => {
  const { fileName, by, days, scores } = pastScores;
  const at = (count: number) => momentAt(today, { days: count, time: '10:20' });
  const now = at(days);
  const sheetId = await insertPastSheet(tx, { fileName, byId: requireId(people, by), now, scoreCount: scores.length });
  for (const { student, days: scoreDays, ...score } of scores) {
    const facts = { studentId: requireId(people, student), day: dayIn(at(scoreDays), school.timeZone) };
    await writePastScore(tx, { ...score, ...facts, before: null, sheetId, now });
  }
  log(`${scores.length} earlier scores`);
};
