import { handleCall } from '@inkstone/call/server';
import {
  hashPassword,
  lockAccount,
  newPassword,
  signOutPerson,
  signOutSession,
  updatePerson,
} from '@inkstone/session/server';
import {
  activateSchoolPerson as activateContract,
  endPersonSessions as endContract,
  resetSchoolPassword as resetContract,
} from '../../contract.ts';
import { canManagePerson } from '../../rules.ts';
import { isErasing } from '../rights/erasure.queries.ts';
import { writeRecord } from '../record/write-record.ts';
import { hasOtherAdministrator, listOpenSessions } from './people.queries.ts';

/** Deactivates or reactivates a person. */
export const activateSchoolPerson = handleCall(activateContract, async (ctx) => {
  const { input, me, tx, now, refuse, notFound } = ctx;
  const { personId, isActive } = input;
  const before = await lockAccount(tx, personId);
  if (!before) return notFound();
  if (!canManagePerson(me.permissions, before.permissions)) return refuse('person.outranks');
  if (isActive && before.mergedIntoId !== null) return refuse('person.merged');
  if (isActive && (await isErasing(tx, before))) return refuse('person.erased');
  if ((before.leftAt === null) === isActive) return {};
  const isAdministrator = before.permissions.includes('school_people');
  if (!isActive && isAdministrator && !(await hasOtherAdministrator(tx, personId)))
    return refuse('person.lastAdministrator');
  await updatePerson(tx, { personId }, { leftAt: isActive ? null : now });
  const action = isActive ? 'person.reactivated' : 'person.deactivated';
  await writeRecord(tx, { at: now, actorId: me.id, action, subject: { kind: 'person', id: personId } });
  if (!isActive) await signOutPerson(ctx, { personId, exceptId: null, by: 'disabled' });
  return {};
});

/** Sets a new password, shown once; the person's sessions end. */
export const resetSchoolPassword = handleCall<typeof resetContract, { password: string; passwordHash: string }>(
  resetContract,
  {
    async prepare() {
      const password = newPassword();
      return { password, passwordHash: await hashPassword(password) };
    },
    async decide(ctx) {
      const { input, me, tx, now, prepared, refuse, notFound } = ctx;
      const { personId } = input;
      const before = await lockAccount(tx, personId);
      if (!before || before.leftAt !== null) return notFound();
      if (!canManagePerson(me.permissions, before.permissions)) return refuse('person.outranks');
      await updatePerson(tx, { personId }, { passwordHash: prepared.passwordHash });
      const subject = { kind: 'person', id: personId } as const;
      await writeRecord(tx, { at: now, actorId: me.id, action: 'person.passwordReset', subject });
      await signOutPerson(ctx, { personId, exceptId: null, by: 'password' });
      return { password: prepared.password };
    },
  },
);

/** Ends one session of a person, or all. */
export const endPersonSessions = handleCall(endContract, async (ctx) => {
  const { input, me, tx, now, refuse, notFound } = ctx;
  const { personId, sessionId } = input;
  const before = await lockAccount(tx, personId);
  if (!before) return notFound();
  if (!canManagePerson(me.permissions, before.permissions)) return refuse('person.outranks');
  const open = await listOpenSessions(tx, { personId, now });
  const selected = open.filter(({ id }) => sessionId === undefined || id === sessionId);
  if (sessionId !== undefined && selected.length === 0) return notFound();
  for (const { id } of selected) await signOutSession(ctx, { personId, sessionId: id, by: 'administrator' });
  if (selected.length > 0)
    await writeRecord(tx, {
      ...{ at: now, actorId: me.id, action: 'person.signedOut', subject: { kind: 'person', id: personId } },
      changes: [{ field: 'sessions', before: String(open.length), after: String(open.length - selected.length) }],
    });
  return { ended: selected.length };
});
