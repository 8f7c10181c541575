import { handleCall } from '@inkstone/call/server';
import { listStandingTimes, saveStandingTimes } from '@inkstone/people/server';
import { isStudent } from '@inkstone/session/contract';
import { lockAccount } from '@inkstone/session/server';
import { setExtraTime as contract } from '../../contract.ts';
import {
  areDaysInverted,
  describeGrant,
  isAllowedAmount,
  isSameGrant,
  noExtraTime,
  toGrant,
} from '../../import/extra-time/amount.ts';
import { canManagePerson } from '../../rules.ts';
import { listChanges, writeRecord } from '../record/write-record.ts';
import { isErasing } from '../rights/erasure.queries.ts';

/** Sets the standing extra time of a student; tests that were given before keep theirs. */
export const setExtraTime = handleCall(contract, async ({ input, me, tx, now, refuse, notFound }) => {
  const { personId, minutes, percent, fromDay, untilDay } = input;
  const person = await lockAccount(tx, personId);
  if (!person) return notFound();
  if (!canManagePerson(me.permissions, person.permissions)) return refuse('person.outranks');
  if (await isErasing(tx, person)) return refuse('person.erased');
  if (!person.roles.some(isStudent)) return refuse('extraTime.notStudent');
  const amount = { minutes, percent };
  if (!isAllowedAmount(amount)) return refuse('extraTime.outOfRange');
  if (areDaysInverted({ fromDay, untilDay })) return refuse('extraTime.daysInverted');
  const grant = toGrant(amount, { fromDay, untilDay });
  const [before = noExtraTime] = await listStandingTimes(tx, [personId]);
  if (!isSameGrant(before, input.before)) return refuse('person.changedMeanwhile');
  const changes = listChanges({ extraTime: describeGrant(before) }, { extraTime: describeGrant(grant) });
  if (changes.length === 0) return {};
  await saveStandingTimes(tx, [{ studentId: personId, ...grant }], { setBy: me.id, setAt: now });
  const subject = { kind: 'person', id: personId } as const;
  await writeRecord(tx, { at: now, actorId: me.id, action: 'person.extraTimeSet', subject, changes });
  return {};
});
