import { daysAsMs } from '@inkstone/base';
import { customers, staff, stars, teams, thirdParties } from '@inkstone/content';
import { insertStaff, insertTeam, insertThirdParty, saveCrm, saveStar } from '@inkstone/people/server';
import type { Seeding } from './index.ts';

const dayMs = daysAsMs(1);

/** Who shares students, pays attention and takes part beyond the classes; `idOf` finds people by their user names. */
export const seedRelations = async (
  { tx, now }: Pick<Seeding, 'tx' | 'now'>,
  { idOf, since }: { idOf(username: string): number; since: Date },
): Promise<void> => {
  const day = (days: number) => new Date(now.getTime() + days * dayMs);
  for (const { leader, members, name, nameZh } of teams) {
    await insertTeam(tx, { name, nameZh, leaderId: idOf(leader), memberIds: members.map(idOf), at: since });
  }
  for (const { manager, members, days } of staff) {
    const under = { managerId: idOf(manager), since: day(days) };
    for (const member of members) await insertStaff(tx, { ...under, personId: idOf(member) });
  }
  for (const { teacher, students } of stars) {
    const star = { teacherId: idOf(teacher), hasStar: true, since };
    for (const student of students) await saveStar(tx, { ...star, studentId: idOf(student) });
  }
  for (const { student, teacher, by, days } of thirdParties) {
    const people = { teacherId: idOf(teacher), studentId: idOf(student), addedBy: idOf(by) };
    await insertThirdParty(tx, { ...people, since: day(days) });
  }
  for (const { student, number, by, days } of customers) {
    await saveCrm(tx, { studentId: idOf(student), number, linkedBy: idOf(by), linkedAt: day(days) });
  }
};
