import type { EventContext, EventPayloads } from '@inkstone/call/server';
import { lockClasses } from '@inkstone/people/server';
import type {} from '@inkstone/session/events';
import { saveGrantedClasses } from '@inkstone/session/server';
import { areStudents, joinStudents, removeStudents } from '../classes/change-stays.ts';
import { listMemberIds } from '../classes/classes.queries.ts';
import { listChanges, writeRecord } from '../record/write-record.ts';

type Applied = EventPayloads['signOn.applied'];

/** Puts a student into the classes that claims name; returns those in which the school had not put them already. */
const joinClasses = async (
  { tx, services, emit }: EventContext,
  { personId, ...event }: Applied,
): Promise<number[]> => {
  const isOwn = new Set(event.classIdsBefore);
  const joined: number[] = [];
  if (!(await areStudents(tx, [personId]))) return joined;
  const gained = event.classIdsAfter.filter((id) => !isOwn.has(id));
  for (const schoolClass of await lockClasses(tx, gained)) {
    const key = { classId: schoolClass.id, studentIds: [personId] };
    if (schoolClass.endedAt !== null || (await listMemberIds(tx, key)).length > 0) continue;
    const { now } = services;
    await joinStudents({ tx, now, emit, actorId: null }, { schoolClass, studentIds: [personId], at: now, day: null });
    joined.push(schoolClass.id);
  }
  return joined;
};

/** Takes a student out of the classes that claims gave before and give no longer. */
const leaveClasses = async ({ tx, services, emit }: EventContext, { personId, ...event }: Applied): Promise<void> => {
  const lost = event.classIdsBefore.filter((id) => !event.classIdsAfter.includes(id));
  for (const schoolClass of await lockClasses(tx, lost)) {
    const key = { classId: schoolClass.id, studentIds: [personId] };
    if ((await listMemberIds(tx, key)).length === 0) continue;
    const { now } = services;
    await removeStudents({ tx, now, emit, actorId: null }, { schoolClass, studentIds: [personId], at: now, day: null });
  }
};

/** Tells in the record what claims of the identity provider did, and changes the classes that they own. */
export const recordSignOn = async (event: Applied, ctx: EventContext): Promise<void> => {
  const { tx, services } = ctx;
  const { personId, isNew, rolesBefore, rolesAfter, classIdsBefore, classIdsAfter } = event;
  const changes = listChanges({ roles: rolesBefore }, { roles: rolesAfter });
  const action = isNew ? 'person.addedBySignOn' : 'person.changedBySignOn';
  if (isNew || changes.length > 0)
    await writeRecord(tx, {
      ...{ at: services.now, actorId: null, action, subject: { kind: 'person', id: personId } },
      changes,
    });
  await leaveClasses(ctx, event);
  const joined = await joinClasses(ctx, event);
  const stayed = classIdsBefore.filter((id) => classIdsAfter.includes(id));
  await saveGrantedClasses(tx, { personId, classIds: [...stayed, ...joined] });
};
