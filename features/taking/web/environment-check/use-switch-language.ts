import { languageCode, type Language } from '@inkstone/base';
import { failureFrom, useApiMutation } from '@inkstone/call/web';
import { switchLanguage } from '@inkstone/session/contract';
import { sessionStore } from '@inkstone/session/web';
import { toastError } from '@inkstone/ui';

/** Changes the person's language and reloads this page. */
export const useSwitchLanguage = (): ((to: Language) => void) => {
  const { mutateAsync } = useApiMutation(switchLanguage);
  return (to) => {
    void mutateAsync({ language: languageCode(to) }).then(
      ({ user }) => {
        sessionStore.update(user);
        globalThis.location.reload();
      },
      (error: unknown) => toastError(failureFrom(error)?.message ?? String(error)),
    );
  };
};
