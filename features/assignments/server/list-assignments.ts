import type * as z from 'zod';
import { handleCall, type HandlerContext } from '@inkstone/call/server';
import { expandStudents } from '@inkstone/people/server';
import {
  listAssignedHomework as listAssignedHomeworkContract,
  listAssignedTests as listAssignedTestsContract,
} from '../contract.ts';
import { Status } from '../contract/status.ts';
import { listAttemptedSections } from './attempted-sections.queries.ts';
import { countByStatus, countRunning, listPageIds } from './assignment-page.queries.ts';
import { kindsInFamily, type AssignmentFamily } from './assignment-family.ts';
import { toTeacherAssignment } from './teacher-view.ts';
import { readTeacherAssignments } from './teacher-assignments.queries.ts';

type Counts = Record<z.infer<typeof Status>, number>;

type ListContext = Pick<
  HandlerContext<typeof listAssignedHomeworkContract>,
  'input' | 'me' | 'tx' | 'now' | 'language' | 'notFound'
>;

/** Builds the handler of a teacher's list: one page, with the count of every tab. */
export const assignmentListFor =
  (family: AssignmentFamily) =>
  async ({ input, me, tx, now, language, notFound }: ListContext) => {
    const { page, pageNum, status, search, programme, classId, sort, order } = input;
    if (classId && (await expandStudents(tx, { teacherId: me.id, studentIds: [], classIds: [classId] })).foreign)
      return notFound();
    const query = { status, search: search || undefined, programme, classId, sort, order, page, pageNum };
    const key = { teacherId: me.id, kinds: kindsInFamily(family), now, ...query };
    const counted = await countByStatus(tx, key);
    const counts = Object.fromEntries(Status.options.map((name) => [name, counted.get(name) ?? 0])) as Counts;
    const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
    const ofStatus = () => (status === 'running' ? countRunning(tx, key) : status && counts[status]);
    const total = (await ofStatus()) ?? all;

    const ids = await listPageIds(tx, key);
    const rows = await readTeacherAssignments(tx, { ids, teacherId: me.id, now });
    const sections = await listAttemptedSections(tx, ids);
    const totalPage = Math.ceil(total / pageNum);
    const list = rows.map((row) => toTeacherAssignment(row, sections.get(row.id), language));
    return { list, page, totalPage, total, counts };
  };

/** Homework assigned by the teacher. */
export const listAssignedHomework = handleCall(listAssignedHomeworkContract, assignmentListFor('homework'));

/** Tests assigned by the teacher. */
export const listAssignedTests = handleCall(listAssignedTestsContract, assignmentListFor('test'));
