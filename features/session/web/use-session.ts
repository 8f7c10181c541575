import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { languageFromCode, type Language } from '@inkstone/base';
import type { Permission, Role } from '../roles.ts';
import type { Login, Person } from './stored-session.ts';
import { sessionStore } from './session.ts';
import type { SessionState } from './session-store.ts';

/** The session of this window, followed as it changes here or in another window. */
export const useSession = (): SessionState => useSyncExternalStore(sessionStore.subscribe, sessionStore.get);

/** The signed-in person as screens see them. */
export interface WebUser {
  id: number;
  name: string;
  /** The current role. */
  role: Role;
  roles: readonly Role[];
  permission: readonly Permission[];
  language: Language;
}

/** Whether the identity provider signed the person in, who then has no name to be asked for. */
export const isProviderLogin = (login: Login | null): boolean => login?.username === '';

/** The person as screens see them. */
export const toWebUser = (person: Person): WebUser => ({
  id: person.id,
  name: person.name,
  role: person.role[0] ?? 'student',
  roles: person.role,
  permission: person.permission,
  language: languageFromCode(person.language),
});

/** The signed-in person, or null where nobody is. */
export const useOptionalUser = (): WebUser | null => {
  const { person } = useSession();
  return useMemo(() => (person ? toWebUser(person) : null), [person]);
};

/** The signed-in person; only for screens that ask for a sign-in. */
export const useCurrentUser = (): WebUser => {
  const me = useOptionalUser();
  if (!me) throw new Error('nobody is signed in here');
  return me;
};

/**
 * Keeps the page standing when the session is lost: the sign-in is asked for over it. `reason` says why (an attempt,
 * input that is not saved); null keeps nothing.
 */
export const useProtectPage = (reason: 'attempt' | 'unsaved' | null): void => {
  // Meets the session, which outlives the screen; leaving the window with unsaved input is asked by the browser.
  useEffect(() => (reason === null ? undefined : sessionStore.claimPage()), [reason]);
};
