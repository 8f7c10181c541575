import { languageCode, type Language } from '@inkstone/base';
import { failureFrom, useApiMutation } from '@inkstone/call/web';
import { switchLanguage } from '@inkstone/session/contract';
import { sessionStore } from '@inkstone/session/web';
import { noticeFailed } from '@inkstone/ui';

/** Changes the person's language and shows this very page in it: a window has nowhere else to go. */
export const useSwitchHere = (): ((to: Language) => void) => {
  const { mutateAsync } = useApiMutation(switchLanguage);
  return (to) => {
    void mutateAsync({ language: languageCode(to) }).then(
      ({ user }) => {
        sessionStore.update(user);
        globalThis.location.reload();
      },
      (error: unknown) => noticeFailed(failureFrom(error)?.message ?? String(error)),
    );
  };
};
