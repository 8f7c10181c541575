import { useApiMutation } from '@inkstone/call/web';
import { hasSealed, storeKeyAndOpenStores, openStoresFor, readSignOutMark } from '@inkstone/device';
import { deviceZone } from '@inkstone/ui/time';
import { signInBackend, signInFrontend, type UserInfo } from '../contract.ts';
import { getChosenLanguage, forgetChosenLanguage } from './chosen-language.ts';
import type { Login } from './stored-session.ts';
import { removeWithoutAsking, withSignOutLock } from './sign-out-device.ts';
import { sessionStore } from './session.ts';

/** Input of the login form. */
export interface SignInInput extends Login {
  password: string;
  /** Chosen with a first code; null or absent: the account has a password. */
  newPassword?: string | null;
  shared: boolean;
}

/** Encrypts data that another user left unprotected on this device. */
const sealOtherPersons = async (id: number): Promise<void> => {
  const others = [sessionStore.get().person?.id, readSignOutMark()?.personId];
  for (const before of new Set(others)) {
    if (before !== undefined && before !== id) await removeWithoutAsking(before).catch(() => undefined);
  }
};

/** Decrypts the user's own data on this device, and encrypts other users' unprotected data. */
const settleDevice = async ({ id, deviceKey }: UserInfo): Promise<void> => {
  await sealOtherPersons(id);
  const { endSignOutMark, unsealStorage } = await import('@inkstone/device/sealed');
  if (readSignOutMark()?.personId === id) endSignOutMark(Date.now());
  openStoresFor(id);
  if (deviceKey === undefined) return;
  storeKeyAndOpenStores(id, deviceKey);
  if (await hasSealed(id)) await unsealStorage(id, deviceKey);
};

/** Stores the response of a login. */
export const storeSignIn = async (user: UserInfo, login: Login): Promise<void> => {
  await withSignOutLock(() => settleDevice(user)).catch(() => undefined);
  // The device key is stored separately.
  const { token, deviceKey: _, ...person } = user;
  forgetChosenLanguage();
  sessionStore.signIn(person, login, token);
};

/** Signs in through a login family; `signIn` returns whether it succeeded. */
export const useSignIn = () => {
  const frontend = useApiMutation(signInFrontend);
  const backend = useApiMutation(signInBackend);
  const send = (typed: SignInInput) => {
    const { username, password, newPassword, shared } = typed;
    const chosen = newPassword ? { newPassword } : {};
    const login = typed.family === 'frontend' ? frontend : backend;
    return login.mutateAsync({ username, password, ...chosen, shared, timeZone: deviceZone(), ...getChosenLanguage() });
  };
  const signIn = async (typed: SignInInput): Promise<boolean> => {
    frontend.reset();
    backend.reset();
    try {
      const user = await send(typed);
      await storeSignIn(user, { family: typed.family, username: typed.username.trim() });
      return true;
    } catch {
      return false;
    }
  };
  const reset = () => {
    frontend.reset();
    backend.reset();
  };
  return { signIn, reset, isPending: frontend.isPending || backend.isPending, error: frontend.error ?? backend.error };
};
