import { localizedName, type Language } from '@inkstone/base';
import { handleCall, type SchoolSettings } from '@inkstone/call/server';
import type { Handle } from '@inkstone/db';
import { getCrmLink as getCrmLinkContract, saveCrmLink as saveCrmLinkContract } from '../contract.ts';
import { isStudentOfTeacher } from './expand-students.ts';
import { findCrm, isTaughtByTeacher, saveCrm, removeCrm } from './students.queries.ts';

const readRelation = async (
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

/** Reads the CRM customer of one of the caller's students. */
export const getCrmLink = handleCall(getCrmLinkContract, async ({ input, me, tx, language, school, notFound }) => {
  const { studentId } = input;
  if (!(await isStudentOfTeacher(tx, { teacherId: me.id, studentId }))) return notFound();
  return readRelation(tx, { studentId, language, school });
});

/** Links a student to a CRM customer, or removes the link. */
export const saveCrmLink = handleCall(
  saveCrmLinkContract,
  async ({ input, me, tx, now, language, school, notFound }) => {
    const { studentId, number } = input;
    if (!(await isTaughtByTeacher(tx, { teacherId: me.id, studentId }))) return notFound();
    if (number === '') await removeCrm(tx, studentId);
    else await saveCrm(tx, { studentId, number, linkedBy: me.id, linkedAt: now });
    return readRelation(tx, { studentId, language, school });
  },
);
