import { daysAsMs } from '@inkstone/base';
import { relations } from '@inkstone/content';
import { insertStaff, insertTeam, insertThirdParty, saveCrm, saveStar } from '@inkstone/people/server';
import type { Seeding } from './index.ts';

const dayMs = daysAsMs(1);

/** Seeds teams, staff, stars, third parties and customers; `requireId` finds people by user name. */
export const seedRelations = async (
  { tx, now }: Pick<Seeding, 'tx' | 'now'>,
  { idOf: requireId, since }: { idOf(username: string): number; since: Date },
): Promise<void> => {
  const day = (days: number) => new Date(now.getTime() + days * dayMs);
  for (const { leader, members, name, nameZh } of relations.teams) {
    await insertTeam(tx, { name, nameZh, leaderId: requireId(leader), memberIds: members.map(requireId), at: since });
  }
  for (const { manager, members, days } of relations.staff) {
    const under = { managerId: requireId(manager), since: day(days) };
    for (const member of members) await insertStaff(tx, { ...under, personId: requireId(member) });
  }
  for (const { teacher, students } of relations.stars) {
    const star = { teacherId: requireId(teacher), hasStar: true, since };
    for (const student of students) await saveStar(tx, { ...star, studentId: requireId(student) });
  }
  for (const { student, teacher, by, days } of relations.thirdParties) {
    const people = { teacherId: requireId(teacher), studentId: requireId(student), addedBy: requireId(by) };
    await insertThirdParty(tx, { ...people, since: day(days) });
  }
  for (const { student, number, by, days } of relations.customers) {
    await saveCrm(tx, { studentId: requireId(student), number, linkedBy: requireId(by), linkedAt: day(days) });
  }
};
