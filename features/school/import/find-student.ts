import { isStudent } from '@inkstone/session/contract';
import type { FindPerson, KnownPerson } from './find-person.ts';
import type { LinkRow } from './link-fields.ts';
import { describePerson, readCell } from './link-subject.ts';
import { RowError } from './row-error.ts';

/** Heads of a column that means a student. */
export const studentHeads: readonly string[] = [
  ...['student', 'studentusername', 'studentnumber', 'studentname', 'pupil', 'child'],
  ...['学生', '学生姓名', '学生用户名', '学生编号', '学号', '学员', '孩子', '學生', '學生姓名', '學號'],
];

/** The student whom a row names. */
export const findStudent = (findPerson: FindPerson, row: LinkRow): KnownPerson => {
  const person = findPerson(readCell(row, 'student'));
  if (!person.roles.some(isStudent)) throw new RowError('notStudent', describePerson(person));
  return person;
};
