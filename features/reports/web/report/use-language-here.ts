import { languageCode, type Language } from '@inkstone/base';
import { failureIn, useSend } from '@inkstone/call/web';
import { switchLanguage } from '@inkstone/session/contract';
import { sessionStore } from '@inkstone/session/web';
import { noticeFailed } from '@inkstone/ui';

/** Changes the person's language and shows this very page in it, where it stands: the call makes stale all that the server words. */
export const useLanguageHere = (): ((to: Language) => Promise<void>) => {
  const { mutateAsync } = useSend(switchLanguage);
  return async (to) => {
    try {
      const { user } = await mutateAsync({ language: languageCode(to) });
      sessionStore.update(user);
    } catch (error) {
      noticeFailed(failureIn(error)?.message ?? String(error));
    }
  };
};
