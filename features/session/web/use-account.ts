import { useRef } from 'react';
import { useApiMutation } from '@inkstone/call/web';
import { canSeal, deviceKeyFor, inTime } from '@inkstone/device';
import { useConfirm, useTranslation } from '@inkstone/ui';
import { logout, switchRole, type Role } from '../contract.ts';
import { messages } from '../messages.ts';
import { navigateAway } from './navigate-away.ts';
import { showFailure } from './show-failure.ts';
import { closeOtherWindows, removeFromDevice, withSignOutLock } from './sign-out-device.ts';
import { loadDeviceCleanup, type DeviceCleanup } from './device-cleanup.ts';
import { sessionCaller, sessionStore } from './session.ts';

// Who signs out does not wait for a slow network.
const deliverMs = 4000;

/** How much of a person's work is on this device alone, once what can be sent was sent. */
const countUnsent = async (leaving: DeviceCleanup, personId: number): Promise<number> => {
  await inTime(leaving.deliver(sessionCaller, personId), deliverMs).catch(() => undefined);
  return leaving.countUnsent(personId).catch(() => 0);
};

/** Asks whoever signs out with something unsent that cannot be sealed whether they go all the same. */
const useConfirmUnsent = () => {
  const confirm = useConfirm();
  const t = useTranslation(messages);
  return async (count: number): Promise<boolean> => {
    const asked = { title: t('unsentTitle'), body: t('unsentBody', { count }) };
    return count === 0 || confirm({ ...asked, act: t('signOutAnyway'), cancel: t('staySignedIn') });
  };
};

/** The person's key, which a session of before keys were given is given by ending it; null without the network then. */
const useEndSession = () => {
  const { mutateAsync } = useApiMutation(logout);
  return () => mutateAsync({}).catch(() => undefined);
};

/**
 * Ends the session on the server, or lets it be without the network, and takes the person from this device: what the
 * server has leaves it, and what it does not have stays, sealed until the same person signs in again. Their other windows
 * finish what they write first, and close. False where the person was asked and stays. The store still names the person.
 */
export const useLeaveDevice = (): (() => Promise<boolean>) => {
  const endSession = useEndSession();
  const askUnsent = useConfirmUnsent();
  return async () => {
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
    // A session of before keys were given, without the network: it has not ended yet.
    if (canSeal() && key === null && !(await askUnsent(unsent))) return false;
    await withSignOutLock(async () => {
      const isAlone = await closeOtherWindows(person.id);
      if (known !== null) await endSession();
      await removeFromDevice(person.id, key, isAlone);
    });
    return true;
  };
};

/** Ends the session here and on the server; without the network at least here. */
export const useSignOut = (): (() => Promise<void>) => {
  const leaveDevice = useLeaveDevice();
  return async () => {
    if (!(await leaveDevice())) return;
    sessionStore.signOut();
    // A fresh page: nothing that was asked for this person stays in memory.
    globalThis.location.assign('/login');
  };
};

/** Makes another held role the current one, after which the root is loaded again; the current one is left alone. */
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
