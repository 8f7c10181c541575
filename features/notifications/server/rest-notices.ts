import type { EventContext } from '@inkstone/call/server';
import { eventKey, notify } from '@inkstone/messages/server';
import { restAddress, type Rest } from './deliveries.queries.ts';
import { listOwnersOfMail } from './readers.queries.ts';
import { sessionEnded } from './ways/push/index.ts';
import { findClassOfRobot } from './ways/robot/robots.queries.ts';

interface RestNotice {
  personIds: readonly number[];
  event: 'mailRests' | 'pushRests' | 'robotRests';
  title: string;
  titleZh: string | null;
  values: Record<string, string | number>;
}

/** The message that an address no longer accepts anything, and its recipient; null where nobody has to know. */
const findNotice = async (
  { tx }: EventContext,
  { way, address, failure }: Rest,
  personIds: readonly number[],
): Promise<RestNotice | null> => {
  // The server's number: the word before it is of no language that is shown.
  const code = failure.split(' ').at(-1) ?? '';
  if (way === 'mail') {
    const owners = await listOwnersOfMail(tx, address);
    return { personIds: owners, event: 'mailRests', title: address, titleZh: null, values: { failure } };
  }
  if (way === 'push') {
    if (failure === sessionEnded) return null;
    return { personIds, event: 'pushRests', title: '', titleZh: null, values: { failure: code } };
  }
  const robotClass = await findClassOfRobot(tx, Number(address));
  if (!robotClass) return null;
  const { id: classId, name: title, nameZh: titleZh, teacherId } = robotClass;
  return { personIds: [teacherId], event: 'robotRests', title, titleZh, values: { failure: code, classId } };
};

/**
 * Rests an address, and tells by the bell, once for each rest, whose it is: the owner of a mail address or of a browser
 * (`personIds`: whom its messages were for), or who manages the class of a robot.
 */
export const restAndTell = async (ctx: EventContext, rest: Rest, personIds: readonly number[]): Promise<void> => {
  if (!(await restAddress(ctx.tx, rest))) return;
  const notice = await findNotice(ctx, rest, personIds);
  if (!notice) return;
  const { title, titleZh, values, event } = notice;
  await notify(ctx, {
    personIds: notice.personIds,
    category: 'notifications',
    event,
    eventKey: eventKey(event, rest.address, rest.now),
    content: { title, titleZh, values },
    assignmentId: null,
  });
};
