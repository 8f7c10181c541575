import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { sealedPrefix } from '@inkstone/call/server';
import type { Handle, LeftJoined, Tx } from '@inkstone/db';
import type { schoolClass } from '@inkstone/people/server';
import type { classRobotTable, restingAddressTable } from '../../notifications.tables.ts';
import type { DeliveryRow } from '../types.ts';
import { planPost } from './rules.ts';
import type { StoredTarget } from './sealed-target.ts';

/** A class robot as it is stored. */
export type ClassRobotRow = typeof classRobotTable.$inferSelect;
type ClassRow = typeof schoolClass.$inferSelect;

const Instants = z.array(z.coerce.date());

/** A class that a teacher owns, with its robot where it has one. */
export type OwnedClass = { classId: ClassRow['id']; name: ClassRow['name']; nameZh: ClassRow['nameZh'] } & LeftJoined<
  Pick<ClassRobotRow, 'kind' | 'address' | 'secret' | 'createdAt' | 'lastFailure' | 'lastAt'> & {
    robotId: ClassRobotRow['id'];
    restFailure: (typeof restingAddressTable.$inferSelect)['failure'];
  }
>;

/** The classes that a teacher owns, or one of them, with their robots. */
export const listOwnedClasses = async (
  db: Handle,
  { teacherId, classId }: { teacherId: number; classId: number | null },
): Promise<OwnedClass[]> =>
  db.rows<OwnedClass>(sql`
    select c.id as class_id, c.name, c.name_zh, r.id as robot_id, r.kind, r.address, r.secret, r.created_at,
           r.last_failure, r.last_at, a.failure as rest_failure
      from school_class c
      left join class_robot r on r.class_id = c.id
      left join resting_address a on a.way = 'robot' and a.address = r.id::text
     where c.teacher_id = ${teacherId} and c.ended_at is null and (${classId}::bigint is null or c.id = ${classId})
     order by c.id`);

/** A delivery as the class's page shows it. */
export type RobotDelivery = Pick<
  DeliveryRow,
  'id' | 'address' | 'content' | 'status' | 'createdAt' | 'dueAt' | 'tries' | 'failure' | 'finishedAt'
>;

/** The latest deliveries of some robots, newest first. */
export const listRobotDeliveries = async (
  db: Handle,
  robotIds: readonly number[],
  limit: number,
): Promise<RobotDelivery[]> =>
  db.rows<RobotDelivery>(sql`
    select d.id, d.address, d.content, d.status, d.created_at, d.due_at, d.tries, d.failure, d.finished_at
      from jsonb_array_elements_text(${JSON.stringify(robotIds)}::jsonb) as x(id)
     cross join lateral (
       select * from delivery where way = 'robot' and address = x.id order by id desc limit ${limit}) d
     order by d.id desc`);

/** Stores the robot of a class that the teacher owns; where it has one already, its address or secret changes. */
export const saveRobot = async (
  tx: Tx,
  robot: Pick<ClassRobotRow, 'classId' | 'kind' | 'address' | 'secret' | 'createdBy' | 'createdAt'>,
): Promise<void> => {
  const saved = await tx.row<Pick<ClassRobotRow, 'id'>>(sql`
    insert into class_robot (class_id, kind, address, secret, created_by, created_at)
    select c.id, ${robot.kind}, ${robot.address}, ${robot.secret}, ${robot.createdBy}, ${robot.createdAt}
      from school_class c where c.id = ${robot.classId} and c.teacher_id = ${robot.createdBy} and c.ended_at is null
    on conflict (class_id) do update
       set kind = excluded.kind, address = excluded.address, secret = excluded.secret, created_by = excluded.created_by,
           created_at = excluded.created_at, last_failure = null, last_at = null, latest_posts = '[]'
    returning id`);
  if (saved) await tx.run(sql`delete from resting_address where way = 'robot' and address = ${String(saved.id)}`);
};

const isUnsealed = sql`not starts_with(address, ${sealedPrefix})
  or secret is not null and not starts_with(secret, ${sealedPrefix})`;

/** The robots whose address or secret an earlier version stored as text, locked. */
export const lockUnsealedRobots = (tx: Tx): Promise<StoredTarget[]> =>
  tx.rows<Pick<ClassRobotRow, 'classId' | 'address' | 'secret'>>(sql`
    select class_id, address, secret from class_robot where ${isUnsealed} order by id limit 1000 for update`);

/** Stores the sealed address and secret of a class's robot in place of what there is. */
export const updateTarget = async (tx: Tx, { classId, address, secret }: StoredTarget): Promise<void> => {
  await tx.run(sql`update class_robot set address = ${address}, secret = ${secret} where class_id = ${classId}`);
};

/** Removes a class's robot, and ends what waits for it. */
export const removeRobot = async (
  tx: Tx,
  { classId, teacherId, now }: { classId: number; teacherId: number; now: Date },
): Promise<void> => {
  const removed = await tx.row<Pick<ClassRobotRow, 'id'>>(sql`
    delete from class_robot r using school_class c
     where r.class_id = ${classId} and c.id = r.class_id and c.teacher_id = ${teacherId}
    returning r.id`);
  if (!removed) return;
  const address = String(removed.id);
  await tx.run(sql`delete from resting_address where way = 'robot' and address = ${address}`);
  await tx.run(sql`
    update delivery set status = 'skipped', finished_at = ${now}, claimed_until = null
     where way = 'robot' and address = ${address} and status = 'waiting'`);
};

/** What a post may begin with: the robot and its slot, or the time from which on there is one. */
export type PostClaim = { robot: ClassRobotRow } | { notBefore: Date } | null;

/** Takes one of the posts that a robot may send within a minute; null where the robot was removed or its class ended. */
export const claimPost = async (
  tx: Tx,
  { robotId, postsPerMinute, now }: { robotId: number; postsPerMinute: (robot: ClassRobotRow) => number; now: Date },
): Promise<PostClaim> => {
  const robot = await tx.row<ClassRobotRow>(sql`
    select r.* from class_robot r join school_class c on c.id = r.class_id and c.ended_at is null
     where r.id = ${robotId} for update of r`);
  if (!robot) return null;
  const plan = planPost(Instants.parse(robot.latestPosts), now, postsPerMinute(robot));
  if ('notBefore' in plan) return plan;
  await tx.run(sql`
    update class_robot set latest_posts = ${JSON.stringify(plan.posts)}::jsonb where id = ${robotId}`);
  return { robot };
};

/** Stores what the service answered last; a robot that answered well no longer rests. */
export const saveRobotAnswer = async (
  tx: Tx,
  { robotId, failure, now }: { robotId: number; failure: string | null; now: Date },
): Promise<void> => {
  await tx.run(sql`update class_robot set last_failure = ${failure}, last_at = ${now} where id = ${robotId}`);
  if (failure === null)
    await tx.run(sql`delete from resting_address where way = 'robot' and address = ${String(robotId)}`);
};

type ManagedClass = Pick<ClassRow, 'id' | 'name' | 'nameZh' | 'teacherId'>;

/** The class of a robot, with who manages it; undefined where the robot was removed. */
export const findClassOfRobot = (db: Handle, robotId: number): Promise<ManagedClass | undefined> =>
  db.row<ManagedClass>(sql`
    select c.id, c.name, c.name_zh, c.teacher_id
      from class_robot r join school_class c on c.id = r.class_id
     where r.id = ${robotId} and c.ended_at is null`);

/** The robots of the classes that an assignment was created for. */
export const listRobotsForAssignment = async (db: Handle, assignmentId: number): Promise<number[]> => {
  const rows = await db.rows<Pick<ClassRobotRow, 'id'>>(sql`
    select r.id from assignment_class x
      join school_class c on c.id = x.class_id and c.ended_at is null
      join class_robot r on r.class_id = c.id
     where x.assignment_id = ${assignmentId} order by r.id`);
  return rows.map(({ id }) => id);
};

/** The robots of some classes. */
export const listRobotsForClasses = async (db: Handle, classIds: readonly number[]): Promise<number[]> => {
  const rows = await db.rows<Pick<ClassRobotRow, 'id'>>(sql`
    select r.id from class_robot r join school_class c on c.id = r.class_id and c.ended_at is null
     where r.class_id in (select id::bigint from jsonb_array_elements_text(${JSON.stringify(classIds)}::jsonb) as x(id))
     order by r.id`);
  return rows.map(({ id }) => id);
};
