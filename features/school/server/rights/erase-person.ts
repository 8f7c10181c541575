import { foldCase } from '@inkstone/base';
import { handleCall } from '@inkstone/call/server';
import { lockAccount } from '@inkstone/session/server';
import { erasePerson as contract } from '../../contract.ts';
import { hasOtherAdministrator } from '../people/people.queries.ts';
import { writeRecord } from '../record/write-record.ts';
import { findSubject } from './check-rights.ts';
import { erasePersonJob } from './erasure-job.ts';
import { findErasure, saveErasure } from './erasure.queries.ts';

/** Orders the erasing of a person, which a job does. */
export const erasePerson = handleCall(contract, async (ctx) => {
  const { input, me, tx, now, enqueue, refuse, notFound } = ctx;
  const { personId } = input;
  await findSubject(ctx, personId);
  const account = await lockAccount(tx, personId);
  if (!account) return notFound();
  if (personId === me.id) return refuse('erasure.self');
  if (account.erasedAt !== null || (await findErasure(tx, personId))?.state === 'waiting') return {};
  if (account.leftAt === null) return refuse('erasure.active');
  const isAdministrator = account.permissions.includes('school_people');
  if (isAdministrator && !(await hasOtherAdministrator(tx, personId))) return refuse('person.lastAdministrator');
  if (foldCase(input.confirmation) !== foldCase(account.username)) return refuse('erasure.confirmation');
  await saveErasure(tx, { personId, requestedBy: me.id, requestedAt: now });
  await enqueue(erasePersonJob, { personId });
  const subject = { kind: 'person', id: personId } as const;
  await writeRecord(tx, { at: now, actorId: me.id, action: 'person.erasureOrdered', subject });
  return {};
});
