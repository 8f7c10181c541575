import { localizedName, type Language } from '@inkstone/base';
import type { SchoolSettings } from '@inkstone/call/server';
import type { Handle } from '@inkstone/db';
import type { CrmCustomer } from './crm-client.ts';
import { findCrm } from './students.queries.ts';

/** What the CRM says of a student: read, unreachable, refused to this school, or not asked for want of an interface. */
export interface CrmState {
  state: 'read' | 'away' | 'denied' | 'off';
  customer: CrmCustomer | null;
}

/** The link of a student as it is kept here, beside what the CRM says. */
export const readRelation = async (
  db: Handle,
  {
    studentId,
    language,
    school,
    inCrm,
  }: { studentId: number; language: Language; school: SchoolSettings; inCrm: CrmState },
) => {
  const row = await findCrm(db, studentId);
  const { crmUrl = null } = school;
  return {
    isConfigured: crmUrl !== null,
    number: row?.number ?? null,
    url: row && crmUrl !== null ? crmUrl.replace('{number}', encodeURIComponent(row.number)) : null,
    linkedBy: row ? localizedName(language, row.name, row.nameZh) : null,
    linkedAt: row ? row.linkedAt.toISOString() : null,
    inCrm: {
      state: inCrm.state,
      number: inCrm.customer?.number ?? null,
      name: inCrm.customer?.name ?? null,
      isSame: inCrm.state === 'read' && (inCrm.customer?.number ?? null) === (row?.number ?? null),
    },
  };
};
