import { inTransaction, type Db, type Tx } from '@inkstone/db';
import { endMembers, insertClass, insertMembers, listAllClasses, type ClassRecord } from '@inkstone/people/server';
import { findAccount } from '@inkstone/session/server';
import { CommandError } from './start-errors.ts';

/** The fields of a new class; people are given by user name, separated by commas. */
export interface NewClass {
  name: string;
  nameZh?: string | undefined;
  /** The first one owns the class. */
  teachers: string;
  students: string;
}

/** Students who join or leave a class. */
export interface MembershipChange {
  /** The id that `list` prints. */
  classId: string;
  students: string;
}

const splitNames = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

const findMemberIds = async (tx: Tx, text: string, role: 'teacher' | 'student'): Promise<number[]> => {
  const ids: number[] = [];
  for (const username of splitNames(text)) {
    const account = await findAccount(tx, username);
    if (!account) throw new CommandError(`Nobody here has the user name ${username}.`);
    if (!account.roles.includes(role)) throw new CommandError(`${username} is no ${role}.`);
    ids.push(account.id);
  }
  return ids;
};

const formatClass = ({ id, name, nameZh, teachers, students }: ClassRecord): string => {
  const names = nameZh ? `${name} (${nameZh})` : name;
  const members = students.length === 0 ? 'nobody yet' : students.join(', ');
  return `${id}  ${names}  taught by ${teachers.join(', ')}: ${members}`;
};

/** Describes every class, one line each: id, name, teachers and students. */
export const describeClasses = async (db: Db): Promise<string[]> => {
  const classes = await listAllClasses(db);
  return classes.length === 0 ? ['There is no class yet.'] : classes.map(formatClass);
};

const describeClass = async (tx: Tx, id: number): Promise<string[]> =>
  (await listAllClasses(tx)).filter((schoolClass) => schoolClass.id === id).map(formatClass);

/** Creates a class with its teachers and students. */
export const addClass = async (db: Db, draft: NewClass, now: Date): Promise<string[]> => {
  const name = draft.name.trim();
  if (name === '') throw new CommandError('A class needs a name.');
  return inTransaction(db, async (tx) => {
    const [teacherId, ...colleagueIds] = await findMemberIds(tx, draft.teachers, 'teacher');
    if (teacherId === undefined) throw new CommandError('A class needs a teacher.');
    const row = { name, nameZh: draft.nameZh?.trim() || null, teacherId, colleagueIds, createdAt: now };
    const classId = await insertClass(tx, row);
    await insertMembers(tx, { classId, studentIds: await findMemberIds(tx, draft.students, 'student'), joinedAt: now });
    return describeClass(tx, classId);
  });
};

const changeMembers = async (
  db: Db,
  { classId, students }: MembershipChange,
  applyChange: (tx: Tx, to: { id: number; studentIds: number[] }) => Promise<unknown>,
): Promise<string[]> =>
  inTransaction(db, async (tx) => {
    const schoolClass = (await listAllClasses(tx)).find(({ id }) => String(id) === classId.trim());
    if (!schoolClass) throw new CommandError(`There is no class ${classId}; npm run class -- list tells the numbers.`);
    await applyChange(tx, { id: schoolClass.id, studentIds: await findMemberIds(tx, students, 'student') });
    return describeClass(tx, schoolClass.id);
  });

/** Adds students to a class; a student who had left is added again. */
export const joinClass = (db: Db, moving: MembershipChange, now: Date): Promise<string[]> =>
  changeMembers(db, moving, (tx, { id, studentIds }) => insertMembers(tx, { classId: id, studentIds, joinedAt: now }));

/** Removes students from a class. */
export const leaveClass = (db: Db, moving: MembershipChange, now: Date): Promise<string[]> =>
  changeMembers(db, moving, (tx, { id, studentIds }) => endMembers(tx, { classId: id, studentIds, leftAt: now }));
