import { useRef } from 'react';
import type { Language } from '@inkstone/base';
import { useApiMutation } from '@inkstone/call/web';
import { switchLanguage } from '../contract.ts';
import { chooseLanguage } from './chosen-language.ts';
import { showFailure } from './show-failure.ts';
import { sessionStore } from './session.ts';

/**
 * Changes the language of the device at once, and of a signed-in user by a call. Input on the page stays; the call
 * invalidates everything translated by the server.
 */
export const useLanguageSwitch = (): ((to: Language) => Promise<void>) => {
  const { mutateAsync } = useApiMutation(switchLanguage);
  const running = useRef(false);
  return async (to) => {
    if (sessionStore.get().token === null) return chooseLanguage(to);
    if (running.current) return;
    running.current = true;
    try {
      const { user } = await mutateAsync({ language: to });
      sessionStore.update(user);
    } catch (error) {
      showFailure(error);
    } finally {
      running.current = false;
    }
  };
};
