import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { insertPaper } from '@inkstone/bank/server';
import { inTransaction, openDb } from '@inkstone/db';
import type { ClockRule, PartRule } from '@inkstone/exam/blueprint';
import { programmes } from '@inkstone/programmes';
import { idOf, rowsOf, teacherOf, type Place } from '../taking-steps.ts';

/** What has less time than this has none to scroll in. */
const shortSeconds = 120;

/** A question set of the bank that is asked where time is short. */
export interface ShortTask {
  programme: string;
  variant: string;
  section: string;
  part: string;
  setRevisionId: number;
  /** Its set, for telling tasks apart. */
  name: string;
}

const isShort = (clock: ClockRule | undefined): boolean =>
  clock !== undefined && (typeof clock.seconds === 'number' ? clock.seconds : clock.seconds.from) <= shortSeconds;

/** Time is dealt out by the question, or the answer is spoken against a clock. */
const isShortPart = ({ windows, itemClock, setClock }: PartRule): boolean =>
  (windows !== undefined && windows.responseSeconds !== undefined) || isShort(itemClock) || isShort(setClock);

/** The short-time parts of every form of every exam, but practice of one's own making. */
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

/** Of every short-time part the fullest set of the papers in the bank, one with a picture and one without; each set once. */
export const listShortTasks = async (place: Place): Promise<ShortTask[]> => {
  const found = new Map<number, ShortTask>();
  for (const { first, ...where } of shortParts()) {
    const rows = await rowsOf<{ id: string; title: string }>(
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
      if (!found.has(setRevisionId)) {
        found.set(setRevisionId, { ...where, setRevisionId, name: `${where.variant} ${where.part}: ${title}` });
      }
    }
  }
  return [...found.values()];
};

/** Gives a test of one task alone to a student; its id. */
export const giveShortTask = async (place: Place, request: APIRequestContext, task: ShortTask): Promise<number> => {
  const now = place.clock.now();
  const [ownerId, studentId] = await Promise.all([idOf(place, 'qiao'), idOf(place, 'linxiaohe')]);
  const db = openDb({ connectionString: place.databaseUrl }, 1);
  const { programme, variant, section, part, setRevisionId } = task;
  const paper = { programme, variant, typeId: null, title: task.name, titleZh: null, questionCount: 1 };
  const sections = [{ section, part, seconds: null, setRevisionIds: [setRevisionId] }];
  const { paperId } = await inTransaction(db, (tx) => insertPaper(tx, { ...paper, ownerId, now, sections }));
  await db.$client.end();
  const asTeacher = await teacherOf(place, request);
  const { id } = await asTeacher('backend/test/create', {
    ...{ requestId: randomUUID(), title: task.name, paperId, studentIds: [studentId] },
    beginsAt: now.toISOString(),
    deadline: new Date(now.getTime() + 5 * 3_600_000).toISOString(),
  });
  return Number(id);
};
