import { localizedName, type Language } from '@inkstone/base';
import type { ClassMove as ClassMoveView, TermRef } from '../contract.ts';
import type { ClassMove } from './coming-stays.queries.ts';
import type { MyStudentRow } from './students.queries.ts';
import type { MyClassRow } from './my-classes.queries.ts';
import type { Handle } from '@inkstone/db';
import { listTeamMembers, type TeamRow } from './team.queries.ts';

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

/** Maps a term to the contract. */
export const toTerm = (row: NonNullable<MyClassRow['term']>, language: Language): TermRef => ({
  ...{ id: row.id, state: row.state },
  name: localizedName(language, row.name, row.nameZh),
});

/** Maps somebody who comes or goes to the contract. */
export const toClassMove = ({ nameZh, otherNameZh, ...move }: ClassMove, language: Language): ClassMoveView => ({
  ...move,
  name: localizedName(language, move.name, nameZh),
  otherName: move.otherName === null ? null : localizedName(language, move.otherName, otherNameZh),
});

export const toClass = (row: MyClassRow, language: Language) => ({
  id: row.id,
  name: localizedName(language, row.name, row.nameZh),
  studentCount: row.studentCount,
  teacherName: localizedName(language, row.teacherName, row.teacherNameZh),
  isMine: row.isMine,
  term: row.term && toTerm(row.term, language),
  nextSessionAt: row.nextSessionAt?.toISOString() ?? null,
});

export const toTeam = (row: TeamRow, language: Language) => ({
  id: row.id,
  name: localizedName(language, row.name, row.nameZh),
  leaderName: localizedName(language, row.leader, row.leaderZh),
  isMine: row.isMine,
  memberCount: row.members,
});

export const readMembers = async (db: Handle, teamId: number, language: Language) =>
  (await listTeamMembers(db, teamId)).map((row) => ({
    id: row.id,
    name: localizedName(language, row.name, row.nameZh),
    isLeader: row.isLeader,
    joinedAt: row.joinedAt.toISOString(),
    students: row.students,
  }));
