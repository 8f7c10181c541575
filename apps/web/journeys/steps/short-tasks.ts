import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { insertPaper } from '@inkstone/bank/server';
import { inTransaction, openDb } from '@inkstone/db';
import type { ClockRule, PartRule } from '@inkstone/exam/blueprint';
import { programmes } from '@inkstone/programmes';
import { findPersonId, queryRows, signInTeacher, type TestServer } from '../taking-steps.ts';

/** Tasks with less time leave no time for scrolling. */
const shortSeconds = 120;

/** A question set of the bank with a short time limit. */
export interface ShortTask {
  programme: string;
  variant: string;
  section: string;
  part: string;
  setRevisionId: number;
  /** The id of its set. */
  name: string;
}

const isShort = (clock: ClockRule | undefined): boolean =>
  clock !== undefined && (typeof clock.seconds === 'number' ? clock.seconds : clock.seconds.from) <= shortSeconds;

/** Timed per question, or with a timed spoken response. */
const isShortPart = ({ windows, itemClock, setClock }: PartRule): boolean =>
  (windows !== undefined && windows.responseSeconds !== undefined) || isShort(itemClock) || isShort(setClock);

/** The parts with short time limits of all variants, except configurable practice. */
const shortParts = () =>
  programmes.flatMap((programme) =>
    programme.variants.flatMap((variant) =>
      variant.sections
        .filter(({ configurable }) => !configurable)
        .flatMap(({ id: section, parts }) =>
          parts.filter(isShortPart).map(({ id: part }) => ({
            ...{ programme: programme.id, variant: variant.id, section, part },
            first: parts[0]?.id,
          })),
        ),
    ),
  );

/** For every such part the longest sets in the bank, with and without a picture; each set once. */
export const listShortTasks = async (place: TestServer): Promise<ShortTask[]> => {
  const tasks = new Map<number, ShortTask>();
  for (const { first, ...where } of shortParts()) {
    const rows = await queryRows<{ id: string; title: string }>(
      place,
      `select distinct on (x.has_picture) x.id, x.title from (
         select r.id, r.title, r.stimulus->>'files' like '%image/%' as has_picture,
                length(r.stimulus->>'html') + (select sum(length(q.prompt::text)) from question_revision q
                                                where q.set_revision_id = r.id) as fullness
           from paper p
           join paper_revision v on v.paper_id = p.id and v.number = p.head
           join paper_section s on s.paper_revision_id = v.id
           join paper_item i on i.paper_revision_id = v.id and i.section_position = s.position
           join question_set_revision r on r.id = i.set_revision_id
          where p.programme = $1 and p.variant = $2 and s.section = $3 and coalesce(s.part, $5) = $4) x
        order by x.has_picture, x.fullness desc`,
      [where.programme, where.variant, where.section, where.part, first],
    );
    for (const { id, title } of rows) {
      const setRevisionId = Number(id);
      if (!tasks.has(setRevisionId)) {
        tasks.set(setRevisionId, { ...where, setRevisionId, name: `${where.variant} ${where.part}: ${title}` });
      }
    }
  }
  return [...tasks.values()];
};

/** Assigns a test with one task to a student; returns its id. */
export const assignShortTask = async (
  place: TestServer,
  request: APIRequestContext,
  task: ShortTask,
): Promise<number> => {
  const now = place.clock.now();
  const [ownerId, studentId] = await Promise.all([findPersonId(place, 'qiao'), findPersonId(place, 'linxiaohe')]);
  const db = openDb({ connectionString: place.databaseUrl }, 1);
  const { programme, variant, section, part, setRevisionId } = task;
  const paper = { programme, variant, typeId: null, title: task.name, titleZh: null, questionCount: 1 };
  const sections = [{ section, part, seconds: null, setRevisionIds: [setRevisionId] }];
  const { paperId } = await inTransaction(db, (tx) => insertPaper(tx, { ...paper, ownerId, now, sections }));
  await db.$client.end();
  const asTeacher = await signInTeacher(place, request);
  const { id } = await asTeacher('backend/test/create', {
    ...{ requestId: randomUUID(), title: task.name, paperId, studentIds: [studentId] },
    beginsAt: now.toISOString(),
    deadline: new Date(now.getTime() + 5 * 3_600_000).toISOString(),
  });
  return Number(id);
};
