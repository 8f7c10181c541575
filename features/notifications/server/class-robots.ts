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
import { openTarget, sealTarget } from './ways/robot/sealed-target.ts';
import type { RobotTarget } from './ways/robot/kind.ts';
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

/** The robot's address and signing secret; null where there is no robot, or they do not open. */
const findTarget = (schoolSecret: string, { classId, address, secret }: OwnedClass): RobotTarget | null =>
  address === null ? null : openTarget(schoolSecret, { classId, address, secret });

const toRobot = (
  row: OwnedClass,
  deliveries: readonly RobotDelivery[],
  { school, secret: schoolSecret }: { school: SchoolSettings; secret: string },
): ClassRobot | null => {
  const { robotId, kind, secret, createdAt, restFailure, lastFailure, lastAt } = row;
  if (kind === null || createdAt === null) return null;
  return {
    kind,
    address: maskRobotAddress(findTarget(schoolSecret, row)?.address ?? ''),
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
export const listClassRobots = handleCall(listContract, async (ctx) => {
  const { input, me, tx, language, school, secret, notFound } = ctx;
  const classes = await listOwnedClasses(tx, { teacherId: me.id, classId: input.classId ?? null });
  if (input.classId !== undefined && classes.length === 0) return notFound();
  const robotIds = classes.flatMap(({ robotId }) => robotId ?? []);
  const deliveries = await listRobotDeliveries(tx, robotIds, shownDeliveries);
  const toEntry = (row: OwnedClass, reader: Language) => ({
    classId: row.classId,
    className: localizedName(reader, row.name, row.nameZh),
    robot: toRobot(row, deliveries, { school, secret }),
  });
  return { list: classes.map((row) => toEntry(row, language)) };
});

/** Sets up a class's robot, or changes it; where no address is given, the secret too stays unless one is given. */
export const saveClassRobot = handleCall(saveContract, async (ctx) => {
  const { input, me, tx, now, secret: schoolSecret, refuse, notFound } = ctx;
  const { classId } = input;
  const [owned] = await listOwnedClasses(tx, { teacherId: me.id, classId });
  if (!owned) return notFound();
  const stored = input.address.trim() === '' ? findTarget(schoolSecret, owned) : null;
  const address = parseRobotAddress(stored?.address ?? input.address);
  if (!address) return refuse('robot.address');
  const { kind, url } = address;
  const target = { classId, address: url, secret: input.secret || (stored?.secret ?? null) };
  await saveRobot(tx, { ...sealTarget(schoolSecret, target), kind, createdBy: me.id, createdAt: now });
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
    async prepare({ input, me, db, now, school, secret, refuse, notFound }) {
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
      const target = openTarget(secret, claim.robot);
      if (!target) return { robotId, failure: 'unreadable' };
      const text = kind.format(toTestText(owned));
      const result = await postToRobot(kind, target, text, { now, origins: school.robotOrigins });
      if (result.outcome === 'later') return { robotId, failure: 'limited' };
      return { robotId, failure: result.outcome === 'sent' ? null : result.failure };
    },
    async decide({ tx, now, prepared }) {
      await saveRobotAnswer(tx, { ...prepared, now });
      return { isSent: prepared.failure === null, failure: prepared.failure };
    },
  },
);
