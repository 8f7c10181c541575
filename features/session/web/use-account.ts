import { useRef } from 'react';
import { languageCode, type Language } from '@inkstone/base';
import { useSend } from '@inkstone/call/web';
import { noticeFailed } from '@inkstone/ui';
import { failureIn } from '@inkstone/call/web';
import { logout, switchLanguage, switchRole, type Role } from '../contract.ts';
import { chooseLanguage } from './chosen-language.ts';
import { sessionStore } from './session.ts';

const reloadRoot = (): void => globalThis.location.assign('/');

const say = (error: unknown): void => {
  noticeFailed(failureIn(error)?.message ?? String(error));
};

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

/**
 * Changes the language: of the device at once, of a signed-in person by a call. The page stays with all that was typed into it; the call
 * makes stale all that the server words.
 */
export const useLanguageSwitch = (): ((to: Language) => Promise<void>) => {
  const { mutateAsync } = useSend(switchLanguage);
  const running = useRef(false);
  return async (to) => {
    if (sessionStore.get().token === null) return chooseLanguage(to);
    if (running.current) return;
    running.current = true;
    try {
      const { user } = await mutateAsync({ language: languageCode(to) });
      sessionStore.update(user);
    } catch (error) {
      say(error);
    } finally {
      running.current = false;
    }
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
      reloadRoot();
    } catch (error) {
      say(error);
    } finally {
      running.current = false;
    }
  };
};
