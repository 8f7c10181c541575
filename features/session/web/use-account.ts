import { useRef } from 'react';
import { useSend } from '@inkstone/call/web';
import { canSeal, deviceKeyFor, inTime } from '@inkstone/device';
import { useConfirm, useWords } from '@inkstone/ui';
import { logout, switchRole, type Role } from '../contract.ts';
import { messages } from '../messages.ts';
import { leaveFor } from './leave-for.ts';
import { sayFailed } from './say-failed.ts';
import { loadLeaving, type Leaving } from './leaving.ts';
import { sessionCaller, sessionStore } from './session.ts';

/** Takes the person's lists from this device; one that cannot be written has none. */
const forgetLists = async (): Promise<void> => {
  const { person } = sessionStore.get();
  if (!person) return;
  const { forgetAnswers } = await import('./kept-answers.ts');
  await forgetAnswers(person.id);
};

// Who signs out does not wait for a slow network.
const deliverMs = 4000;

/** Whether whoever signs out may go: what is unsent can be sealed, or they have read that it stays readable. */
const useMayLeave = () => {
  const confirm = useConfirm();
  const t = useWords(messages);
  return async (leaving: Leaving | null, personId: number): Promise<boolean> => {
    if (!leaving) return true;
    await inTime(leaving.deliver(sessionCaller, personId), deliverMs).catch(() => undefined);
    const count = await leaving.countUnsent(personId).catch(() => 0);
    if (count === 0 || (canSeal() && deviceKeyFor(personId) !== null)) return true;
    const asked = { title: t('unsentTitle'), body: t('unsentBody', { count }) };
    return confirm({ ...asked, act: t('signOutAnyway'), cancel: t('staySignedIn') });
  };
};

/**
 * Ends the session here and on the server; without the network at least here. What the server has leaves the device, and
 * what it does not have stays, sealed until the same person signs in again.
 */
export const useSignOut = (): (() => Promise<void>) => {
  const { mutateAsync } = useSend(logout);
  const mayLeave = useMayLeave();
  return async () => {
    const leaving = await loadLeaving();
    const { person } = sessionStore.get();
    if (person && !(await mayLeave(leaving, person.id))) return;
    const key = person && deviceKeyFor(person.id);
    const ended = await mutateAsync({}).catch(() => undefined);
    await forgetLists().catch(() => undefined);
    if (person) await leaving?.leave(person.id, key ?? ended?.deviceKey ?? null).catch(() => undefined);
    sessionStore.signOut();
    // A fresh page: nothing that was asked for this person stays in memory.
    globalThis.location.assign('/login');
  };
};

/** Makes another held role the current one, after which the root is loaded again; the current one is left alone. */
export const useRoleSwitch = (): ((to: Role) => Promise<void>) => {
  const { mutateAsync } = useSend(switchRole);
  const running = useRef(false);
  return async (to) => {
    if (running.current || sessionStore.get().person?.role[0] === to) return;
    running.current = true;
    try {
      const { user } = await mutateAsync({ role: to });
      sessionStore.update(user);
      leaveFor('/');
    } catch (error) {
      sayFailed(error);
    } finally {
      running.current = false;
    }
  };
};
