import { localizedName, type Language } from '@inkstone/base';
import type { MyStudentRow } from './students.queries.ts';

/** Maps a student row to the contract. */
export const toMyStudent = (row: MyStudentRow, language: Language) => ({
  id: row.id,
  name: localizedName(language, row.name, row.nameZh),
  username: row.username,
  hasStar: row.hasStar,
  through: row.through,
  lastActiveAt: row.lastActiveAt?.toISOString() ?? null,
  classes: row.classes.map((schoolClass) => ({
    id: schoolClass.id,
    name: localizedName(language, schoolClass.name, schoolClass.nameZh),
  })),
});
