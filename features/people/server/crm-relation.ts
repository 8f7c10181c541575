import { localizedName, type Language } from '@inkstone/base';
import type { SchoolSettings } from '@inkstone/call/server';
import type { Handle } from '@inkstone/db';
import { findCrm } from './students.queries.ts';

export const readRelation = async (
  db: Handle,
  { studentId, language, school }: { studentId: number; language: Language; school: SchoolSettings },
) => {
  const row = await findCrm(db, studentId);
  const { crmUrl = null } = school;
  return {
    isConfigured: crmUrl !== null,
    number: row?.number ?? null,
    url: row && crmUrl !== null ? crmUrl.replace('{number}', encodeURIComponent(row.number)) : null,
    linkedBy: row ? localizedName(language, row.name, row.nameZh) : null,
    linkedAt: row ? row.linkedAt.toISOString() : null,
  };
};
