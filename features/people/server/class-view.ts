import { localizedName, type Language } from '@inkstone/base';
import type { MyClassRow } from './my-classes.queries.ts';

export const toClass = (row: MyClassRow, language: Language) => ({
  id: row.id,
  name: localizedName(language, row.name, row.nameZh),
  studentCount: row.studentCount,
  teacherName: localizedName(language, row.teacherName, row.teacherNameZh),
  isMine: row.isMine,
  nextSessionAt: row.nextSessionAt?.toISOString() ?? null,
});
