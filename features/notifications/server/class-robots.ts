import { localizedName, type Language } from '@inkstone/base';
import { handleCall } from '@inkstone/call/server';
import { inTransaction } from '@inkstone/db';
import { countUse } from '@inkstone/session/server';
import {
  listClassRobots as listContract,
  removeClassRobot as removeContract,
  saveClassRobot as saveContract,
  testClassRobot as testContract,
  type ClassRobot,
} from '../contract.ts';
import { maskRobotAddress, parseRobotAddress } from '../robot-address.ts';
import { toRobotText, toTestText } from './ways/robot/content.ts';
import { robotKinds } from './ways/robot/kinds.ts';
import { postToRobot } from './ways/robot/post.ts';
import {
  claimPost,
  listOwnedClasses,
  listRobotDeliveries,
  removeRobot,
  saveRobot,
  saveRobotAnswer,
  type OwnedClass,
  type RobotDelivery,
} from './ways/robot/robots.queries.ts';
import type { SchoolSettings } from '@inkstone/call/server';

const shownDeliveries = 8;

const toDelivery = (
  { content, createdAt, dueAt, finishedAt, address: _, ...row }: RobotDelivery,
  school: SchoolSettings,
): ClassRobot['deliveries'][number] => ({
  ...row,
  text: toRobotText(content, school)?.text ?? '',
  createdAt: createdAt.toISOString(),
  dueAt: dueAt.toISOString(),
  finishedAt: finishedAt?.toISOString() ?? null,
});

const toRobot = (
  { robotId, kind, address, secret, createdAt, restFailure, lastFailure, lastAt }: OwnedClass,
  deliveries: readonly RobotDelivery[],
  school: SchoolSettings,
): ClassRobot | null => {
  if (kind === null || address === null || createdAt === null) return null;
  return {
    kind,
    address: maskRobotAddress(address),
    hasSecret: secret !== null,
    savedAt: createdAt.toISOString(),
    restFailure,
    lastFailure,
    lastAt: lastAt?.toISOString() ?? null,
    deliveries: deliveries
      .filter((delivery) => delivery.address === String(robotId))
      .map((delivery) => toDelivery(delivery, school)),
  };
};

/** The group robots of the classes that the caller owns. */
export const listClassRobots = handleCall(listContract, async ({ input, me, tx, language, school, notFound }) => {
  const classes = await listOwnedClasses(tx, { teacherId: me.id, classId: input.classId ?? null });
  if (input.classId !== undefined && classes.length === 0) return notFound();
  const robotIds = classes.flatMap(({ robotId }) => robotId ?? []);
  const deliveries = await listRobotDeliveries(tx, robotIds, shownDeliveries);
  const toEntry = (row: OwnedClass, reader: Language) => ({
    classId: row.classId,
    className: localizedName(reader, row.name, row.nameZh),
    robot: toRobot(row, deliveries, school),
  });
  return { list: classes.map((row) => toEntry(row, language)) };
});

/** Sets up a class's robot, or changes it. */
export const saveClassRobot = handleCall(saveContract, async ({ input, me, tx, now, refuse, notFound }) => {
  const { classId, secret } = input;
  const [owned] = await listOwnedClasses(tx, { teacherId: me.id, classId });
  if (!owned) return notFound();
  const address = parseRobotAddress(input.address.trim() === '' ? (owned.address ?? '') : input.address);
  if (!address) return refuse('robot.address');
  const { kind, url } = address;
  await saveRobot(tx, { classId, kind, address: url, secret: secret || null, createdBy: me.id, createdAt: now });
  return {};
});

/** Removes a class's robot. */
export const removeClassRobot = handleCall(removeContract, async ({ input, me, tx, now, notFound }) => {
  const { classId } = input;
  const [owned] = await listOwnedClasses(tx, { teacherId: me.id, classId });
  if (!owned) return notFound();
  await removeRobot(tx, { classId, teacherId: me.id, now });
  return {};
});

const maxTestsPerMinute = 5;

/** Posts one line at once, outside of the transaction, and stores what the service answered. */
export const testClassRobot = handleCall<typeof testContract, { robotId: number; failure: string | null }>(
  testContract,
  {
    async prepare({ input, me, db, now, school, refuse, notFound }) {
      const [owned] = await listOwnedClasses(db, { teacherId: me.id, classId: input.classId });
      if (!owned) return notFound();
      const { robotId, kind: kindName } = owned;
      if (robotId === null || kindName === null) return refuse('robot.none');
      await countUse(db, now, { key: `robot test ${me.id}`, most: maxTestsPerMinute, windowSeconds: 60 });
      const kind = robotKinds[kindName];
      const postsPerMinute = () => kind.postsPerMinute;
      const claim = await inTransaction(db, (tx) => claimPost(tx, { robotId, postsPerMinute, now }));
      if (!claim) return refuse('robot.none');
      if ('notBefore' in claim) return refuse('robot.tooSoon');
      const text = kind.format(toTestText(owned));
      const result = await postToRobot(kind, claim.robot, text, { now, origins: school.robotOrigins });
      if (result.outcome === 'later') return { robotId, failure: 'limited' };
      return { robotId, failure: result.outcome === 'sent' ? null : result.failure };
    },
    async decide({ tx, now, prepared }) {
      await saveRobotAnswer(tx, { ...prepared, now });
      return { isSent: prepared.failure === null, failure: prepared.failure };
    },
  },
);
