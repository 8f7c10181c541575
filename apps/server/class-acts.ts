import { inTransaction, type Db, type Tx } from '@inkstone/db';
import { endMembers, insertClass, insertMembers, listAllClasses, type ClassRecord } from '@inkstone/people/server';
import { findAccount } from '@inkstone/session/server';
import { CannotDo } from './cannot-do.ts';

/** What is known of a new class; people by their user names, joined by commas. */
export interface NewClass {
  name: string;
  nameZh?: string | undefined;
  /** The first is whose class it is. */
  teachers: string;
  students: string;
}

/** Students who join or leave a class. */
export interface Moving {
  /** The number that the list tells. */
  classId: string;
  students: string;
}

const namesIn = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

const idsOf = async (tx: Tx, text: string, role: 'teacher' | 'student'): Promise<number[]> => {
  const ids: number[] = [];
  for (const username of namesIn(text)) {
    const account = await findAccount(tx, username);
    if (!account) throw new CannotDo(`Nobody here has the user name ${username}.`);
    if (!account.roles.includes(role)) throw new CannotDo(`${username} is no ${role}.`);
    ids.push(account.id);
  }
  return ids;
};

const told = ({ id, name, nameZh, teachers, students }: ClassRecord): string => {
  const names = nameZh ? `${name} (${nameZh})` : name;
  const members = students.length === 0 ? 'nobody yet' : students.join(', ');
  return `${id}  ${names}  taught by ${teachers.join(', ')}: ${members}`;
};

/** Every class in a line of text: number, name, teachers, students. */
export const tellClasses = async (db: Db): Promise<string[]> => {
  const classes = await listAllClasses(db);
  return classes.length === 0 ? ['There is no class yet.'] : classes.map(told);
};

const tellOne = async (tx: Tx, id: number): Promise<string[]> =>
  (await listAllClasses(tx)).filter((one) => one.id === id).map(told);

/** Makes a class with its teachers and students. */
export const addClass = async (db: Db, draft: NewClass, now: Date): Promise<string[]> => {
  const name = draft.name.trim();
  if (name === '') throw new CannotDo('A class needs a name.');
  return inTransaction(db, async (tx) => {
    const [teacherId, ...colleagueIds] = await idsOf(tx, draft.teachers, 'teacher');
    if (teacherId === undefined) throw new CannotDo('A class needs a teacher.');
    const row = { name, nameZh: draft.nameZh?.trim() || null, teacherId, colleagueIds, createdAt: now };
    const classId = await insertClass(tx, row);
    await insertMembers(tx, { classId, studentIds: await idsOf(tx, draft.students, 'student'), joinedAt: now });
    return tellOne(tx, classId);
  });
};

const move = async (
  db: Db,
  { classId, students }: Moving,
  act: (tx: Tx, to: { id: number; studentIds: number[] }) => Promise<void>,
): Promise<string[]> =>
  inTransaction(db, async (tx) => {
    const found = (await listAllClasses(tx)).find(({ id }) => String(id) === classId.trim());
    if (!found) throw new CannotDo(`There is no class ${classId}; npm run class -- list tells the numbers.`);
    await act(tx, { id: found.id, studentIds: await idsOf(tx, students, 'student') });
    return tellOne(tx, found.id);
  });

/** Takes students into a class; who had left comes back. */
export const joinClass = (db: Db, moving: Moving, now: Date): Promise<string[]> =>
  move(db, moving, (tx, { id, studentIds }) => insertMembers(tx, { classId: id, studentIds, joinedAt: now }));

/** Lets students leave a class. */
export const leaveClass = (db: Db, moving: Moving, now: Date): Promise<string[]> =>
  move(db, moving, (tx, { id, studentIds }) => endMembers(tx, { classId: id, studentIds, leftAt: now }));
