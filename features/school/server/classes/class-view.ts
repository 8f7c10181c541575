import { localizedName, type Language } from '@inkstone/base';
import type { ClassTeacher, SchoolClassRow } from '../../contract.ts';
import type { ClassRow, ClassTeacherRow } from './classes.queries.ts';

const toTeacher = ({ nameZh, ...row }: ClassTeacherRow, language: Language): ClassTeacher => ({
  ...row,
  name: localizedName(language, row.name, nameZh),
});

/** A row of the list of classes. */
export const toClassRow = (row: ClassRow, language: Language): SchoolClassRow => ({
  ...{ id: row.id, name: row.name, nameZh: row.nameZh, studentCount: row.studentCount },
  term: row.term && {
    ...{ id: row.term.id, state: row.term.state },
    name: localizedName(language, row.term.name, row.term.nameZh),
  },
  teachers: row.teachers.map((teacher) => toTeacher(teacher, language)),
  endedAt: row.endedAt?.toISOString() ?? null,
});

/** A name in the caller's language, where there is one. */
export const toNameOrNull = (language: Language, name: string | null, nameZh: string | null): string | null =>
  name === null ? null : localizedName(language, name, nameZh);
