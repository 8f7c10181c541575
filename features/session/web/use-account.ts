import { useRef } from 'react';
import { useApiMutation } from '@inkstone/call/web';
import { canSeal, deviceKeyFor, withTimeout } from '@inkstone/device';
import { useConfirm, useTranslation } from '@inkstone/ui';
import { closeSession, switchRole, type Role } from '../contract.ts';
import { messages } from '../messages.ts';
import { navigateAway } from './navigate-away.ts';
import { showFailure } from './show-failure.ts';
import { closeOtherWindows, removeFromDevice, withSignOutLock } from './sign-out-device.ts';
import { loadDeviceCleanup, type DeviceCleanup } from './device-cleanup.ts';
import { sessionCaller, sessionStore, whileLeaving } from './session.ts';

// Limits how long a sign-out waits for a slow network.
const deliverMs = 4000;

/** Number of unsent items after sending what could be sent. */
const countUnsent = async (leaving: DeviceCleanup, personId: number): Promise<number> => {
  await withTimeout(leaving.deliver(sessionCaller, personId), deliverMs).catch(() => undefined);
  return leaving.countUnsent(personId).catch(() => 0);
};

/** Asks for confirmation when unsent data cannot be encrypted. */
const useConfirmUnsent = () => {
  const confirm = useConfirm();
  const t = useTranslation(messages);
  return async (count: number): Promise<boolean> => {
    const confirmation = { title: t('unsentTitle'), body: t('unsentBody', { count }) };
    return count === 0 || confirm({ ...confirmation, actionLabel: t('signOutAnyway'), cancel: t('staySignedIn') });
  };
};

/** Ends the session and returns the user's key; null offline for a session opened before keys existed. */
const useEndSession = () => {
  const { mutateAsync } = useApiMutation(closeSession);
  return () => mutateAsync({}).catch(() => undefined);
};

/**
 * Ends the session on the server if online, and removes the user from this device: deletes what the server has, and
 * encrypts the rest until the same user signs in again. Other windows finish writing and close first. False where the
 * user was asked and stays. The store still has the user.
 */
export const useLeaveDevice = (): (() => Promise<boolean>) => {
  const endSession = useEndSession();
  const askUnsent = useConfirmUnsent();
  const leave = async (): Promise<boolean> => {
    const leaving = await loadDeviceCleanup();
    const { person } = sessionStore.get();
    if (!person) {
      await endSession();
      return true;
    }
    const unsent = leaving ? await countUnsent(leaving, person.id) : 0;
    if (!canSeal() && !(await askUnsent(unsent))) return false;
    const known = deviceKeyFor(person.id);
    const key = known ?? (await endSession())?.deviceKey ?? null;
    // Offline with a session from before keys existed: it has not ended yet.
    if (canSeal() && key === null && !(await askUnsent(unsent))) return false;
    await withSignOutLock(async () => {
      const isAlone = await closeOtherWindows(person.id);
      if (known !== null) await endSession();
      await removeFromDevice(person.id, key, isAlone);
    });
    return true;
  };
  return () => whileLeaving(leave);
};

/** Ends the session here and on the server; offline only here. */
export const useSignOut = (): (() => Promise<void>) => {
  const leaveDevice = useLeaveDevice();
  return async () => {
    if (!(await leaveDevice())) return;
    sessionStore.signOut();
    // A page load clears this user's data from memory.
    globalThis.location.assign('/login');
  };
};

/** Switches the role and reloads the app; the current role is left alone. */
export const useRoleSwitch = (): ((to: Role) => Promise<void>) => {
  const { mutateAsync } = useApiMutation(switchRole);
  const running = useRef(false);
  return async (to) => {
    if (running.current || sessionStore.get().person?.role[0] === to) return;
    running.current = true;
    try {
      const { user } = await mutateAsync({ role: to });
      sessionStore.update(user);
      navigateAway('/');
    } catch (error) {
      showFailure(error);
    } finally {
      running.current = false;
    }
  };
};
