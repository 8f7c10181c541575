import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Computed, Handle, Tx } from '@inkstone/db';
import * as z from 'zod';
import { comingStay } from './people.tables.ts';
import { nameColumns } from './scope.queries.ts';

export type ComingStay = typeof comingStay.$inferSelect;

/** Plans stays for a day to come; what was planned of the same students and class before is replaced. */
export const insertComingStays = async (
  tx: Tx,
  { studentIds, ...plan }: Omit<ComingStay, 'id' | 'studentId' | 'state' | 'fault'> & { studentIds: readonly number[] },
): Promise<void> => {
  await tx
    .update(comingStay)
    .set({ state: 'cancelled' })
    .where(
      and(
        eq(comingStay.classId, plan.classId),
        inArray(comingStay.studentId, [...studentIds]),
        eq(comingStay.state, 'waiting'),
      ),
    );
  await tx
    .insert(comingStay)
    .values(studentIds.map((studentId) => ({ ...plan, studentId, state: 'waiting' as const })));
};

/** Whether all of some planned stays are there, whatever became of them. */
export const areComingStays = async (db: Handle, ids: readonly number[]): Promise<boolean> =>
  (await db.$count(comingStay, inArray(comingStay.id, [...ids]))) === new Set(ids).size;

/** Cancels what is planned and still waits; returns it. */
export const cancelComingStays = (tx: Tx, ids: readonly number[]): Promise<ComingStay[]> =>
  tx
    .update(comingStay)
    .set({ state: 'cancelled' })
    .where(and(inArray(comingStay.id, [...ids]), eq(comingStay.state, 'waiting')))
    .returning();

/** What waits for a day that has begun, the earliest first. */
export const listDueStays = (db: Handle, today: string): Promise<ComingStay[]> =>
  db
    .select()
    .from(comingStay)
    .where(and(eq(comingStay.state, 'waiting'), sql`${comingStay.day} <= ${today}::date`))
    .orderBy(asc(comingStay.day), asc(comingStay.id))
    .limit(500);

/** A planned stay that still waits, locked. */
export const lockComingStay = async (tx: Tx, id: number): Promise<ComingStay | undefined> => {
  const isWaiting = and(eq(comingStay.id, id), eq(comingStay.state, 'waiting'));
  const [row] = await tx.select().from(comingStay).where(isWaiting).for('update');
  return row;
};

/** Stores that a planned stay was applied, or why it could not be. */
export const closeComingStay = async (tx: Tx, { id, fault }: Pick<ComingStay, 'id' | 'fault'>): Promise<void> => {
  await tx
    .update(comingStay)
    .set({ state: fault === null ? 'done' : 'failed', fault })
    .where(eq(comingStay.id, id));
};

const turnedColumns = { id: z.int(), classId: z.int(), toClassId: z.int().nullable() };

/** A planned stay before it was turned to another class. */
export type TurnedStay = Computed<typeof turnedColumns>;

/**
 * Turns what is planned for a class to the class that takes its place, and cancels what says nothing there any more: that
 * students of both join or leave, and moves between the two. Returns the stays as they were.
 */
export const turnComingStays = async (
  tx: Tx,
  { fromId, toId, bothIds }: { fromId: number; toId: number; bothIds: readonly number[] },
): Promise<TurnedStay[]> =>
  tx.rows<TurnedStay>(
    sql`
    with waiting as (
      select id, class_id, to_class_id,
             kind = 'move' and ${toId} in (class_id, to_class_id)
             or student_id = any(${sql.param([...bothIds])}::bigint[]) as is_void
        from coming_stay where state = 'waiting' and ${fromId} in (class_id, to_class_id) order by id for update),
    turned as (
      update coming_stay s
         set state = case when w.is_void then 'cancelled' else s.state end,
             class_id = case when not w.is_void and s.class_id = ${fromId} then ${toId} else s.class_id end,
             to_class_id = case when not w.is_void and s.to_class_id = ${fromId} then ${toId} else s.to_class_id end
        from waiting w where s.id = w.id)
    select id, class_id, to_class_id from waiting order by id`,
    turnedColumns,
  );

/** Takes back what `turnComingStays` did, where nobody changed the stay since. */
export const turnBackComingStays = async (
  tx: Tx,
  { stays, fromId, toId }: { stays: readonly TurnedStay[]; fromId: number; toId: number },
): Promise<void> => {
  if (stays.length === 0) return;
  await tx.run(sql`
    update coming_stay s set state = 'waiting', class_id = t."classId", to_class_id = t."toClassId"
      from jsonb_to_recordset(${JSON.stringify(stays)}::jsonb) as t(id bigint, "classId" bigint, "toClassId" bigint)
     where s.id = t.id
       and (s.state = 'cancelled' and s.class_id = t."classId" and s.to_class_id is not distinct from t."toClassId"
            or s.state = 'waiting' and s.class_id = case when t."classId" = ${fromId} then ${toId} else t."classId" end
               and s.to_class_id is not distinct from
                   case when t."toClassId" = ${fromId} then ${toId} else t."toClassId" end)`);
};

const endColumns = { studentId: z.int(), joinedAt: z.date(), leftAt: z.date().nullable() };

/** The last stay of each of some students in a class. */
export const listStayEnds = (
  db: Handle,
  key: { classId: number; studentIds: readonly number[] },
): Promise<Computed<typeof endColumns>[]> =>
  db.rows<Computed<typeof endColumns>>(
    sql`
    select m.student_id, m.joined_at, m.left_at from class_member m
     where m.class_id = ${key.classId} and m.student_id = any(${sql.param([...key.studentIds])}::bigint[])`,
    endColumns,
  );

const moveColumns = {
  ...{ stayId: z.int().nullable(), studentId: z.int(), ...nameColumns, username: z.string() },
  ...{ kind: z.enum(['joined', 'left', 'movedIn', 'movedOut']), day: z.string() },
  ...{ otherName: z.string().nullable(), otherNameZh: z.string().nullable() },
  fault: z.enum(['classClosed', 'memberGone', 'studentUnfit']).nullable(),
};

/** Somebody who came to a class or went from it, or will. */
export type ClassMove = Computed<typeof moveColumns>;

/**
 * Who comes to a class or goes from it on days to come, the next first, and what of it could not be applied since a
 * day.
 */
const comingSql = ({ classId, since }: { classId: number; since: string }) => sql`
  select s.id as stay_id, p.id as student_id, p.name, p.name_zh, p.username,
         case when s.kind = 'join' then 'joined' when s.kind = 'leave' then 'left'
              when s.class_id = ${classId} then 'movedOut' else 'movedIn' end as kind, to_char(s.day, 'YYYY-MM-DD') as day,
         o.name as other_name, o.name_zh as other_name_zh, s.fault
    from coming_stay s join person p on p.id = s.student_id
    left join school_class o on o.id = case when s.class_id = ${classId} then s.to_class_id else s.class_id end
   where (s.class_id = ${classId} or s.to_class_id = ${classId})
     and (s.state = 'waiting' or s.state = 'failed' and s.day >= ${since}::date)`;

/** Who moved to a class or from it since a day. */
const pastSql = ({ classId, since, timeZone }: { classId: number; since: string; timeZone: string }) => sql`
  select null::bigint as stay_id, p.id as student_id, p.name, p.name_zh, p.username, t.kind,
         to_char(t.at at time zone ${timeZone}, 'YYYY-MM-DD') as day, o.name as other_name, o.name_zh as other_name_zh,
         null as fault
    from (select m.student_id, m.joined_at as at, 'movedIn' as kind, s.class_id as other_id
            from class_member m join stays s on s.student_id = m.student_id and s.left_at = m.joined_at
           where m.class_id = ${classId} and s.class_id <> m.class_id
          union all
          select m.student_id, m.left_at, 'movedOut', s.class_id
            from class_member m join stays s on s.student_id = m.student_id and s.joined_at = m.left_at
           where m.class_id = ${classId} and s.class_id <> m.class_id) t
    join person p on p.id = t.student_id join school_class o on o.id = t.other_id
   where t.at >= ${since}::date at time zone ${timeZone}`;

/** What comes of the students of a class, and who moved to it or from it since a day: the next first, then the last. */
export const listClassMoves = (
  db: Handle,
  key: { classId: number; since: string; timeZone: string },
): Promise<ClassMove[]> =>
  db.rows<ClassMove>(
    sql`
    with stays as (
      select class_id, student_id, joined_at, left_at from class_member
       where student_id in (select student_id from class_member where class_id = ${key.classId})
      union all
      select class_id, student_id, joined_at, left_at from class_stay
       where student_id in (select student_id from class_member where class_id = ${key.classId}))
    select * from (${comingSql(key)} union all ${pastSql(key)}) t
     order by stay_id is null or fault is not null,
              case when stay_id is null or fault is not null then null else day end, day desc, username limit 100`,
    moveColumns,
  );
