import { localizedName, type Language } from '@inkstone/base';
import { handleCall, type SchoolSettings } from '@inkstone/call/server';
import type { Handle } from '@inkstone/db';
import { crmRelation, syncCrmRelation } from '../contract.ts';
import { isStudentOf } from './expand-students.ts';
import { findCrm, isTaughtBy, keepCrm, removeCrm } from './students.queries.ts';

const relationOf = async (
  db: Handle,
  { studentId, language, school }: { studentId: number; language: Language; school: SchoolSettings },
) => {
  const row = await findCrm(db, studentId);
  const { crmUrl = null } = school;
  return {
    isConfigured: crmUrl !== null,
    number: row?.number ?? null,
    url: row && crmUrl !== null ? crmUrl.replace('{number}', encodeURIComponent(row.number)) : null,
    linkedBy: row ? localizedName(language, row.name, row.name_zh) : null,
    linkedAt: row ? new Date(row.linked_at).toISOString() : null,
  };
};

/** Which customer of the CRM a student of mine is. */
export const readCrm = handleCall(crmRelation, async ({ input, me, tx, language, school, notFound }) => {
  const { studentId } = input;
  if (!(await isStudentOf(tx, { teacherId: me.id, studentId }))) return notFound();
  return relationOf(tx, { studentId, language, school });
});

/** Links a student to a customer, or takes the link away. */
export const linkCrm = handleCall(syncCrmRelation, async ({ input, me, tx, now, language, school, notFound }) => {
  const { studentId, number } = input;
  if (!(await isTaughtBy(tx, { teacherId: me.id, studentId }))) return notFound();
  if (number === '') await removeCrm(tx, studentId);
  else await keepCrm(tx, { studentId, number, linkedBy: me.id, linkedAt: now });
  return relationOf(tx, { studentId, language, school });
});
