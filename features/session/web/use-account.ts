import { useRef } from 'react';
import { useSend } from '@inkstone/call/web';
import { logout, switchRole, type Role } from '../contract.ts';
import { leaveFor } from './leave-for.ts';
import { sayFailed } from './say-failed.ts';
import { sessionStore } from './session.ts';

/** Takes the person's lists from this device; one that cannot be written has none. */
const forgetLists = async (): Promise<void> => {
  const { person } = sessionStore.get();
  if (!person) return;
  const { forgetAnswers } = await import('./kept-answers.ts');
  await forgetAnswers(person.id);
};

/** Ends the session here and on the server; without the network at least here. What is unsent stays on the device. */
export const useSignOut = (): (() => Promise<void>) => {
  const { mutateAsync } = useSend(logout);
  return async () => {
    await mutateAsync({}).catch(() => undefined);
    await forgetLists().catch(() => undefined);
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
