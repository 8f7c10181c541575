import { beginningOfDay, daysAsMs } from '@inkstone/base';
import { classes, pastTermStory, people, school, type SchoolClass } from '@inkstone/content';
import { sortNameFor } from '@inkstone/base/pinyin';
import { insertClass, insertMembers, linkStudent } from '@inkstone/people/server';
import { hashPassword, insertPerson } from '@inkstone/session/server';
import type { Seeding } from './index.ts';
import { seedRelations } from './relations.ts';
import { seedTerms, type SeededTerm } from './terms.ts';

/** Ids of the seeded people and classes. */
export interface SeededPeople {
  /** Ids by user name. */
  people: ReadonlyMap<string, number>;
  /** Ids by class code. */
  classes: ReadonlyMap<string, number>;
  /** The term before the current one. */
  pastTerm: SeededTerm;
}

const dayMs = daysAsMs(1);
// The school exists for some months at the reference moment.
const openedDays = 200;

/** The id of a name used in the content; throws where the content does not define it. */
export const requireId = (ids: ReadonlyMap<string, number>, name: string): number => {
  const id = ids.get(name);
  if (id === undefined) throw new Error(`the content names ${name}, whom it does not describe`);
  return id;
};

/** Seeds people, classes, and who teaches whom. */
export const seedPeople = async ({ tx, now, log }: Seeding): Promise<SeededPeople> => {
  const at = new Date(now.getTime() - openedDays * dayMs);
  // One password and one hash for all, since hashing is slow.
  const passwordHash = await hashPassword(school.password);
  const ids = new Map<string, number>();
  for (const person of people) {
    const id = await insertPerson(tx, {
      username: person.username,
      name: person.name,
      nameZh: person.nameZh,
      sortName: sortNameFor(person.name, person.nameZh),
      mail: person.mail,
      passwordHash,
      roles: [...person.roles],
      role: person.roles[0] ?? 'student',
      permissions: [...person.permissions],
      language: person.language,
      isGuideSeen: true,
      createdAt: at,
    });
    ids.set(person.username, id);
  }
  const terms = await seedTerms({ tx, now }, at);
  const classIds = new Map<string, number>();
  const seedInto = async (schoolClass: SchoolClass, { id: termId }: SeededTerm, since: Date) => {
    classIds.set(schoolClass.code, await seedClass(tx, { ids, at: since, termId, schoolClass }));
  };
  for (const schoolClass of classes) await seedInto(schoolClass, terms.current, at);
  const pastStart = beginningOfDay(terms.previous.firstDay, school.timeZone);
  await seedInto(pastTermStory.class, terms.previous, pastStart > at ? pastStart : at);
  await seedRelations({ tx, now }, { idOf: (username) => requireId(ids, username), since: at });
  log(`${ids.size} people in ${classIds.size} classes`);
  return { people: ids, classes: classIds, pastTerm: terms.previous };
};

interface ClassSeeding {
  ids: ReadonlyMap<string, number>;
  at: Date;
  termId: number;
  schoolClass: SchoolClass;
}

/** Seeds one class with its teachers and students. */
const seedClass = async (tx: Seeding['tx'], { ids, at, termId, schoolClass }: ClassSeeding): Promise<number> => {
  const { code, name, nameZh, teachers, students } = schoolClass;
  const [teacherId, ...colleagueIds] = teachers.map((username) => requireId(ids, username));
  if (teacherId === undefined) throw new Error(`the class ${code} has no teacher`);
  const studentIds = students.map((username) => requireId(ids, username));
  const classId = await insertClass(tx, { name, nameZh, teacherId, colleagueIds, termId, createdAt: at });
  await insertMembers(tx, { classId, studentIds, joinedAt: at });
  for (const studentId of studentIds) await linkStudent(tx, { teacherId, studentId, since: at });
  return classId;
};
