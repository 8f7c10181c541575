import { inTransaction } from '@inkstone/db';
import type { DeliveryItem, DeliveryResult, NotificationWay } from '../types.ts';
import { toRobotText, type RobotText } from './content.ts';
import type { RobotKind } from './kind.ts';
import { robotKinds } from './kinds.ts';
import { postToRobot } from './post.ts';
import { claimPost, saveRobotAnswer } from './robots.queries.ts';
import { fitTexts } from './rules.ts';
import { openTarget } from './sealed-target.ts';

/** The failure of a result as the class's page shows it; undefined where the service was not asked. */
const findFailure = (result: DeliveryResult): string | null | undefined => {
  if (result.outcome === 'later') return undefined;
  return result.outcome === 'sent' ? null : result.failure;
};

type Entry = RobotText & { item: DeliveryItem };

/** A text in the spelling of a service, with its link at the end. */
const format = (kind: RobotKind, { text, link }: RobotText): string =>
  [kind.format(text), ...(link === null ? [] : [kind.formatLink(link)])].join(' ');

/** The robot of a class's group; its address is the row of the class's robot. */
export const robotWay: NotificationWay = {
  name: 'robot',
  maxBatch: 20,
  isDigested: false,
  isAvailable: () => true,
  // Messages to one person are not posted to a group.
  listAddresses: async () => [],
  async send({ address, items }, { db, now, school, secret, signal }) {
    const robotId = Number(address);
    const entries = items.flatMap((item): Entry[] => {
      const content = toRobotText(item.delivery.content, school);
      return content ? [{ item, ...content }] : [];
    });
    if (entries.length === 0) return { outcome: 'refused', failure: 'empty' };
    const postsPerMinute = ({ kind }: { kind: keyof typeof robotKinds }) => robotKinds[kind].postsPerMinute;
    const claim = await inTransaction(db, (tx) => claimPost(tx, { robotId, postsPerMinute, now }));
    if (!claim) return { outcome: 'refused', failure: 'removed' };
    if ('notBefore' in claim) return { outcome: 'later', notBefore: claim.notBefore };
    const target = openTarget(secret, claim.robot);
    if (!target) return { outcome: 'refused', failure: 'unreadable' };
    const kind = robotKinds[claim.robot.kind];
    const { text, count } = fitTexts(
      entries.map((entry) => format(kind, entry)),
      kind,
    );
    const result = await postToRobot(kind, target, text, { now, origins: school.robotOrigins, signal });
    const failure = findFailure(result);
    if (failure !== undefined) await inTransaction(db, (tx) => saveRobotAnswer(tx, { robotId, failure, now }));
    if (result.outcome !== 'sent') return result;
    return { outcome: 'sent', remainingIds: entries.slice(count).map(({ item }) => item.delivery.id) };
  },
};
