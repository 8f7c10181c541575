import { dayIn } from '@inkstone/base';
import { isCandidate } from '@inkstone/session/contract';
import type { Tx } from '@inkstone/db';
import type { ArchiveEntry } from '@inkstone/files';
import type * as z from 'zod';
import { toCsvLines } from '../rights/archive-texts.ts';
import {
  listManifestLines,
  listRoleCells,
  RosterClass,
  RosterPerson,
  RosterStay,
  rosterTables,
  RosterTeacher,
  RosterTerm,
  toClassCells,
  toCourseCells,
  toEnrollmentCells,
  toOrgCells,
  toSessionCells,
  toUserCells,
  type RosterTable,
} from './oneroster-lines.ts';
import { readTable } from './exported-tables.queries.ts';

interface RosterSource {
  tx: Tx;
  school: { name: string; timeZone: string };
  now: Date;
}

/** People who belong to the school: not candidates, and nobody who was erased. */
const isOfSchool = ({ roles, erased_at: erasedAt }: RosterPerson): boolean =>
  erasedAt === null && !roles.every(isCandidate);

const readAll = async <Row>(tx: Tx, table: string, schema: z.ZodType<Row>): Promise<Row[]> => {
  const list: Row[] = [];
  for await (const rows of readTable(tx, table)) list.push(...rows.map((row) => schema.parse(row)));
  return list;
};

async function* toLines(rows: Iterable<string[]>, heads: readonly string[]): AsyncGenerator<Buffer> {
  // Without a byte order mark, which readers of the standard take for a part of the first column's name.
  yield toCsvLines([heads], false);
  let batch: string[][] = [];
  for (const row of rows) {
    batch.push(row);
    if (batch.length < 1000) continue;
    yield toCsvLines(batch, false);
    batch = [];
  }
  if (batch.length > 0) yield toCsvLines(batch, false);
}

/** People, classes and who is in them, in the form that other systems read; also what has ended. */
export const listRosterEntries = async ({ tx, school, now }: RosterSource): Promise<ArchiveEntry[]> => {
  const toDay = (instant: string | null): string => (instant === null ? '' : dayIn(new Date(instant), school.timeZone));
  const people = (await readAll(tx, 'person', RosterPerson)).filter(isOfSchool);
  const byId = new Map(people.map((row) => [row.id, row]));
  const classes = await readAll(tx, 'school_class', RosterClass);
  const classById = new Map(classes.map((row) => [row.id, row]));
  const terms = await readAll(tx, 'school_term', RosterTerm);
  const stays = [
    ...(await readAll(tx, 'class_stay', RosterStay)),
    ...(await readAll(tx, 'class_member', RosterStay)),
  ].toSorted((first, second) => first.class_id - second.class_id || first.student_id - second.student_id);
  const helpers = await readAll(tx, 'class_teacher', RosterTeacher);
  const days = [
    ...classes.map(({ created_at: at }) => toDay(at)),
    ...terms.flatMap((term) => [term.first_day, term.last_day]),
  ];
  const today = toDay(now.toISOString());
  const wholeSpan = {
    firstDay: [...days, today].toSorted()[0] ?? today,
    lastDay: [...days, today].toSorted().at(-1) ?? today,
  };

  const teachers = [
    ...classes.map((row) => ({ class_id: row.id, teacher_id: row.teacher_id, isPrimary: true })),
    ...helpers.map((row) => ({ ...row, isPrimary: false })),
  ];
  const listEnrollments = function* () {
    for (const { class_id: classId, teacher_id: teacherId, isPrimary } of teachers) {
      const [row, person] = [classById.get(classId), byId.get(teacherId)];
      if (!row || !person) continue;
      const period = { firstDay: toDay(row.created_at), lastDay: toDay(row.ended_at) };
      yield toEnrollmentCells({
        ...{ sourcedId: `teacher-${classId}-${teacherId}`, class: row, person, role: 'teacher', isPrimary, period },
      });
    }
    for (const [index, stay] of stays.entries()) {
      const [row, person] = [classById.get(stay.class_id), byId.get(stay.student_id)];
      if (!row || !person) continue;
      const period = { firstDay: toDay(stay.joined_at), lastDay: toDay(stay.left_at ?? row.ended_at) };
      yield toEnrollmentCells({
        ...{
          sourcedId: `student-${stay.class_id}-${stay.student_id}-${index}`,
          class: row,
          person,
          role: 'student',
          period,
        },
      });
    }
  };
  const entry = ({ fileName, heads }: RosterTable, rows: Iterable<string[]>): ArchiveEntry => ({
    name: fileName,
    open: () => toLines(rows, heads),
  });
  const [firstManifestLine = [], ...manifest] = listManifestLines(school.name);
  return [
    { name: 'manifest.csv', open: () => toLines(manifest, firstManifestLine) },
    entry(rosterTables.orgs, [toOrgCells(school.name)]),
    entry(rosterTables.sessions, [
      toSessionCells(null, { ...wholeSpan, title: school.name }),
      ...terms.map((term) =>
        toSessionCells(term, { firstDay: term.first_day, lastDay: term.last_day, title: term.name }),
      ),
    ]),
    entry(rosterTables.courses, [toCourseCells(school.name)]),
    entry(rosterTables.classes, classes.map(toClassCells)),
    entry(rosterTables.users, people.map(toUserCells)),
    entry(
      rosterTables.roles,
      people.flatMap((row) => listRoleCells(row, toDay)),
    ),
    entry(rosterTables.enrollments, listEnrollments()),
  ];
};
