import type * as z from 'zod';
import { handleCall, type HandlerContext } from '@inkstone/call/server';
import { expandStudents } from '@inkstone/people/server';
import { listHomework, listTests } from '../contract.ts';
import { Status } from '../contract/status.ts';
import { listSatSections } from './desk.queries.ts';
import { countByStatus, countRunning, listPage } from './given-page.queries.ts';
import { kindsOf, type FamilyOfWork } from './own.ts';
import { watchedOf } from './watched.ts';
import { readWatched } from './watching.queries.ts';

type Counts = Record<z.infer<typeof Status>, number>;

type Listing = Pick<
  HandlerContext<typeof listHomework>,
  'input' | 'me' | 'tx' | 'now' | 'school' | 'language' | 'notFound'
>;

/** A teacher's list: one page, with the count behind every tab. */
export const listOf =
  (family: FamilyOfWork) =>
  async ({ input, me, tx, now, school, language, notFound }: Listing) => {
    const { archiveHours } = school;
    const { page, pageNum, status, search, programme, classId, sort, order } = input;
    if (classId && (await expandStudents(tx, { teacherId: me.id, studentIds: [], classIds: [classId] })).foreign)
      return notFound();
    const what = { status, search: search || undefined, programme, classId, sort, order, page, pageNum };
    const key = { teacherId: me.id, kinds: kindsOf(family), now, archiveHours, ...what };
    const counted = await countByStatus(tx, key);
    const counts = Object.fromEntries(Status.options.map((name) => [name, counted.get(name) ?? 0])) as Counts;
    const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
    const ofStatus = () => (status === 'running' ? countRunning(tx, key) : status && counts[status]);
    const total = (await ofStatus()) ?? all;

    const ids = await listPage(tx, key);
    const rows = await readWatched(tx, { ids, teacherId: me.id, now, archiveHours });
    const sections = await listSatSections(tx, ids);
    const totalPage = Math.ceil(total / pageNum);
    const list = rows.map((row) => watchedOf(row, sections.get(row.id), language));
    return { list, page, totalPage, total, counts };
  };

/** Homework given. */
export const listGivenHomework = handleCall(listHomework, listOf('homework'));

/** Tests given. */
export const listGivenTests = handleCall(listTests, listOf('test'));
