import { foldCase, foldText } from '@inkstone/base';

/** A student as a sheet may name them. */
export interface SheetStudent {
  id: number;
  name: string;
  nameZh: string | null;
  username: string;
  number: string | null;
}

const headsByColumn = {
  username: ['username', 'user', 'login', 'loginname', 'account', '用户名', '账号', '帐号', '登录名'],
  number: ['studentnumber', 'studentno', 'number', 'no', 'studentid', '学号', '编号', '学生编号', '学籍号'],
  name: ['student', 'name', 'studentname', 'fullname', '学生', '姓名', '学生姓名', '名字', '中文名', '英文名'],
} as const;

/** Where a sheet names its students; -1: no such column. */
export type StudentColumns = Record<keyof typeof headsByColumn, number>;

const foldHead = (head: string): string => foldCase(head).replaceAll(/[^\p{L}\p{N}]/gu, '');

const findColumn = (heads: readonly string[], known: readonly string[]): number =>
  heads.findIndex((head) => known.includes(foldHead(head)));

/** The columns that name students, by their heads in both languages. */
export const findSheetColumns = (heads: readonly string[]): StudentColumns => ({
  username: findColumn(heads, headsByColumn.username),
  number: findColumn(heads, headsByColumn.number),
  name: findColumn(heads, headsByColumn.name),
});

type FoundStudent<Student> =
  | { student: Student; label: string; fault: 'unknown' }
  | { student: null; label: string; fault: 'unknown' | 'ambiguous' };

/** The student whom a row names: by user name, else by number, else by name. */
export const findStudent = <Student extends SheetStudent>(
  cells: readonly string[],
  columns: StudentColumns,
  students: readonly Student[],
): FoundStudent<Student> => {
  const read = (key: keyof StudentColumns): string => cells[columns[key]]?.trim() ?? '';
  const [username, number, name] = [read('username'), read('number'), read('name')];
  const label = [name, username || number].filter(Boolean).join(' · ');
  const matches = students.filter((student) => {
    if (username !== '') return foldCase(student.username) === foldCase(username);
    if (number !== '') return student.number !== null && foldCase(student.number) === foldCase(number);
    return name !== '' && [student.name, student.nameZh ?? ''].some((known) => foldText(known) === foldText(name));
  });
  const [student, second] = matches;
  if (!student || second) return { student: null, label, fault: student ? 'ambiguous' : 'unknown' };
  return { student, label, fault: 'unknown' };
};
