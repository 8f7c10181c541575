import { handleCall } from '@inkstone/call/server';
import { getCrmLink as contract } from '../contract.ts';
import { readCustomerInCrm } from './crm-client.ts';
import { isStudentOfTeacher } from './expand-students.ts';
import { readRelation, type CrmState } from './crm-relation.ts';

/** Reads the CRM customer of one of the caller's students, as it is kept here and as the CRM has it. */
export const getCrmLink = handleCall<typeof contract, CrmState>(contract, {
  async prepare({ input, me, db, school, notFound }) {
    const { studentId } = input;
    if (!(await isStudentOfTeacher(db, { teacherId: me.id, studentId }))) return notFound();
    if (!school.crmApi) return { state: 'off', customer: null };
    const outcome = await readCustomerInCrm(school.crmApi, studentId);
    if (outcome.ok) return { state: 'read', customer: outcome.customer };
    return { state: outcome.failure === 'denied' ? 'denied' : 'away', customer: null };
  },
  async decide({ input, me, tx, language, school, prepared, notFound }) {
    const { studentId } = input;
    if (!(await isStudentOfTeacher(tx, { teacherId: me.id, studentId }))) return notFound();
    return readRelation(tx, { studentId, language, school, inCrm: prepared });
  },
});
