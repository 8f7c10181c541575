import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { Language } from '@inkstone/base';
import type { Permission, Role } from '../roles.ts';
import type { Login, Person } from './stored-session.ts';
import { sessionStore } from './session.ts';
import type { SessionState } from './session-store.ts';

/** The session of this window, updated on changes here or in other windows. */
export const useSession = (): SessionState => useSyncExternalStore(sessionStore.subscribe, sessionStore.get);

/** The signed-in user for screens. */
export interface WebUser {
  id: number;
  name: string;
  /** The current role. */
  role: Role;
  roles: readonly Role[];
  permission: readonly Permission[];
  language: Language;
}

/** Whether the user signed in through the identity provider and has no user name here. */
export const isProviderLogin = (login: Login | null): boolean => login?.username === '';

export const toWebUser = (person: Person): WebUser => ({
  id: person.id,
  name: person.name,
  role: person.role[0] ?? 'student',
  roles: person.role,
  permission: person.permission,
  language: person.language,
});

/** The signed-in user, or null. */
export const useOptionalUser = (): WebUser | null => {
  const { person } = useSession();
  return useMemo(() => (person ? toWebUser(person) : null), [person]);
};

/** The signed-in user; only for screens that require a sign-in. */
export const useCurrentUser = (): WebUser => {
  const me = useOptionalUser();
  if (!me) throw new Error('nobody is signed in here');
  return me;
};

/**
 * Protects the page when the session is lost: a sign-in dialog opens over it. `reason` says why (an attempt, unsaved
 * input); null: not protected.
 */
export const useProtectPage = (reason: 'attempt' | 'unsaved' | null): void => {
  // Registers with the session, which outlives the screen; the browser warns about leaving with unsaved input.
  useEffect(() => (reason === null ? undefined : sessionStore.claimPage()), [reason]);
};
